import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { lineOf, screenfulOf } from '@/core/text';
import text from '@/ui/plain/text.module.css';
import styles from './Names.module.css';

type NamesProps = {
  names: readonly string[];
  /** What stands for each name that is in sight, such as a link. */
  shown?: readonly ReactNode[];
};

/**
 * Several names separated by commas: as many whole ones as the line has room for, then how many more there are. All of
 * them are read aloud, and shown on hover; a dash where there is none.
 */
export const Names = ({ names, shown = [] }: NamesProps) => {
  const drawn = names.slice(0, MOST_DRAWN);
  const { line, inSight } = useNamesInSight(drawn.length);
  if (drawn.length === 0) return '–';
  const undrawn = names.slice(MOST_DRAWN).map(lineOf).join(', ');
  const hidden = names.length - Math.min(inSight, drawn.length);
  return (
    <span
      data-names={names.length > 1 || undefined}
      className={styles.names}
      title={screenfulOf(names.map(lineOf).join(', '))}
    >
      <span ref={line} className={styles.line}>
        {drawn.map((name, at) => (
          <span key={at} className={styles.name}>
            {(at < inSight && shown[at]) || lineOf(name)}
            {at < names.length - 1 && ', '}
          </span>
        ))}
      </span>
      {undrawn && <span className={text.visuallyHidden}>{screenfulOf(undrawn)}</span>}
      {names.length > 1 && (
        <span aria-hidden className={styles.more} style={{ minWidth: widthFor(names.length) }}>
          {hidden > 0 && `+${hidden}`}
        </span>
      )}
    </span>
  );
};

/** No line has room for more of them. */
const MOST_DRAWN = 30;

/** Room for the sign and the figures of the highest number there may be. */
const widthFor = (count: number) => `${String(count).length + 1}ch`;

/** How many of the `count` names, the children of `line`, are on its first line; all of them until it is measured. */
const useNamesInSight = (count: number) => {
  const line = useRef<HTMLSpanElement>(null);
  const [inSight, setInSight] = useState(count);
  const measure = useCallback(() => {
    const names = [...(line.current?.children ?? [])].filter((name) => name instanceof HTMLElement);
    const top = names[0]?.offsetTop;
    setInSight(names.filter(({ offsetTop }) => offsetTop === top).length);
  }, []);
  useLayoutEffect(() => {
    measures.add(measure);
    return () => void measures.delete(measure);
  }, [measure]);
  useLayoutEffect(measureAllSoon);
  return { line, inSight };
};

/** Measures the names of each line in the page: what a column gains in width another one loses. */
const measures = new Set<() => void>();
let frame = 0;

/** Measures all lines in one go: the page is laid out once for all of them, not once for each. */
const measureAllSoon = (): void => {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    for (const measure of measures) measure();
  });
};

window.addEventListener('resize', measureAllSoon);

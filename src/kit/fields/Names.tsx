import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { lineOf, screenfulOf } from '@/core/text';
import text from '@/ui/plain/text.module.css';
import styles from './Names.module.css';

type NamesProps = {
  names: readonly string[];
  /** Replaces each visible name, for example with a link. */
  shown?: readonly ReactNode[];
  /** The maximum number of names in the line; the others are only counted. */
  most?: number;
  /** Whether a long first name ends in an ellipsis instead of taking two lines. */
  isOneLine?: boolean;
};

/**
 * Names separated by commas: as many whole ones as fit in the line, then the number of the others. A first name that is
 * longer takes two lines. All of them are read aloud and shown on hover; a dash without any.
 */
export const Names = ({ names, shown = [], most = 30, isOneLine }: NamesProps) => {
  const drawn = names.slice(0, most);
  const { line, visible, gap } = useVisibleNames(drawn.length);
  if (drawn.length === 0) return '–';
  const undrawn = names.slice(most).map(lineOf).join(', ');
  const hidden = names.length - Math.min(visible, drawn.length);
  return (
    <span
      data-names={names.length > 1 || undefined}
      data-one-line={isOneLine}
      className={styles.names}
      title={screenfulOf(names.map(lineOf).join(', '))}
    >
      <span ref={line} className={styles.line}>
        {drawn.map((name, at) => (
          <span key={at} className={styles.name} data-counted={at >= visible || undefined}>
            {(at < visible && shown[at]) || lineOf(name)}
            {at < names.length - 1 && <span>, </span>}
          </span>
        ))}
      </span>
      {undrawn && <span className={text.visuallyHidden}>{screenfulOf(undrawn)}</span>}
      {names.length > 1 && (
        <span
          aria-hidden
          className={styles.more}
          style={{ minWidth: widthFor(names.length), left: hidden > 0 ? -gap : 0 }}
        >
          {hidden > 0 && `+${hidden}`}
        </span>
      )}
    </span>
  );
};

/** The width of the sign and the digits of the highest possible number. */
const widthFor = (count: number) => `${String(count).length + 1}ch`;

/**
 * Measures how many of the `count` names, the children of `line`, are on its first line (all of them at first), and the
 * empty pixels after them.
 */
const useVisibleNames = (count: number) => {
  const line = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState(count);
  const [gap, setGap] = useState(0);
  const measure = useCallback(() => {
    const names = [...(line.current?.children ?? [])].filter((name) => name instanceof HTMLElement);
    const top = names[0]?.offsetTop;
    const seen = names.filter(({ offsetTop }) => offsetTop === top);
    setVisible(seen.length);
    setGap(emptyBehind(line.current, seen.at(-1)));
  }, []);
  useLayoutEffect(() => {
    const observed = line.current;
    measures.add(measure);
    if (observed) widths?.observe(observed);
    return () => {
      measures.delete(measure);
      if (observed) widths?.unobserve(observed);
    };
  }, [measure]);
  useLayoutEffect(measureAllSoon);
  return { line, visible, gap };
};

/**
 * The pixels from the comma after the last visible name, which may be on a second line, to the end of the line. 0 if
 * the name is cut after its second line, because its comma is then hidden below.
 */
const emptyBehind = (line: Element | null, last: Element | undefined): number => {
  const all = line?.getBoundingClientRect();
  const end = (last?.lastElementChild ?? last)?.getBoundingClientRect();
  return all && end && end.top < all.bottom - 1 ? Math.max(0, all.right - end.right) : 0;
};

/** The measuring functions of all lines on the page, because a column that grows makes others shrink. */
const measures = new Set<() => void>();
let frame = 0;

/** Measures all lines in one pass, so that the page is laid out only once. */
const measureAllSoon = (): void => {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    for (const measure of measures) measure();
  });
};

window.addEventListener('resize', measureAllSoon);

/** A column also becomes wider or narrower when other cells are drawn or a font is loaded. */
const widths =
  typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measureAllSoon);

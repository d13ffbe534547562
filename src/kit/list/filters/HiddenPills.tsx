import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './HiddenPills.module.css';

/**
 * Buttons at the edges of `strip` if it cuts off pills: one with the number of pills cut off at the end, which scrolls
 * on, and one that scrolls back to the start. They are for pointers only: the keyboard scrolls by moving the focus, and
 * a screen reader has all pills.
 */
export const HiddenPills = ({ strip }: { strip: RefObject<HTMLElement | null> }) => {
  const [{ before, after }, setHidden] = useState(NONE);
  useEffect(() => {
    const pills = strip.current;
    if (!pills) return undefined;
    const count = () => setHidden(hiddenIn(pills));
    const sizes = new ResizeObserver(count);
    const watch = () => {
      for (const each of [pills, ...pills.children]) sizes.observe(each);
    };
    // Adding or removing a pill resizes no other element.
    const children = new MutationObserver(() => {
      watch();
      count();
    });
    watch();
    children.observe(pills, { childList: true });
    pills.addEventListener('scroll', count, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      pills.removeEventListener('scroll', count);
    };
  }, [strip]);
  return (
    <>
      {before > 0 && (
        <EdgeButton at="start" onClick={() => strip.current?.scrollTo({ left: 0 })}>
          <Glyph path={BACK} size={16} />
        </EdgeButton>
      )}
      {after > 0 && (
        <EdgeButton
          at="end"
          onClick={() => strip.current?.scrollBy({ left: strip.current.clientWidth / 2 })}
        >
          +{after}
        </EdgeButton>
      )}
    </>
  );
};

type EdgeButtonProps = { at: 'start' | 'end'; onClick: () => void; children: ReactNode };

const EdgeButton = ({ at, onClick, children }: EdgeButtonProps) => (
  <PlainButton
    look="text"
    className={styles.button}
    data-at={at}
    aria-hidden
    tabIndex={-1}
    onClick={onClick}
  >
    {children}
  </PlainButton>
);

const NONE = { before: 0, after: 0 };

const BACK = 'm12 4-6 6 6 6';

/** The numbers of pills cut off at the start and at the end of the strip. */
const hiddenIn = (pills: HTMLElement) => {
  const strip = pills.getBoundingClientRect();
  const boxes = [...pills.children].map((pill) => pill.getBoundingClientRect());
  return {
    before: boxes.filter(({ left }) => left < strip.left - 1).length,
    after: boxes.filter(({ right }) => right > strip.right + 1).length,
  };
};

import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * Keyboard handling of a toolbar (WAI-ARIA, toolbar pattern) whose buttons are the children of `bar`. It is a single
 * Tab stop, at the button last focused; arrows, Home and End move between buttons. The button at `stop` has the tab
 * index 0, the others -1.
 */
export const useRovingFocus = () => {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])];
  return {
    bar,
    stop,
    onFocus: ({ target }: { target: EventTarget }) => {
      const at = buttons().indexOf(target as HTMLElement);
      if (at >= 0) setStop(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const all = buttons();
      const at = all.indexOf(event.target as HTMLElement);
      if (!step || at < 0) return;
      event.preventDefault();
      all[step(at, all.length)]?.focus();
    },
  };
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

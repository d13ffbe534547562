import { useEvent } from 'react-admin';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';
import type { IssueLine } from '@/imports/check/check-state';
import type { SeenIssues } from './follow-issues';

type IssueFocusProps = {
  frame: RefObject<HTMLElement | null>;
  seen: SeenIssues;
  /** Called with the line that has the focus. */
  onCurrent: (line: IssueLine) => void;
  /** The heights of a line, and of the header that covers the top, in pixels. */
  height: number;
  head: number;
  /** The number of pixels that the lines move for each pixel that the frame scrolls. */
  scale: number;
  onChecked: (left: IssueLine | undefined) => void;
};

/**
 * The keyboard handling of a list of errors: Enter, Tab, the arrows, PageUp and PageDown, and the focus once a cell is
 * correct. The focus is never lost to the body, nor to a cell that only takes another one's place.
 */
export const useIssueFocus = ({ frame, seen, height, head, scale, ...props }: IssueFocusProps) => {
  const onChecked = useEffectEvent(props.onChecked);
  /**
   * The function that had read the list when a changed cell was sent to be checked, and the place to go back to if it
   * is correct; null while no check is running.
   */
  const awaited = useRef<(Pick<typeof seen, 'read'> & { back?: number }) | null>(null);
  /** The place that gets the focus once it is rendered. */
  const wanted = useRef<number | null>(null);

  const goTo = (place: number) => {
    wanted.current = place;
    reveal(frame.current, (place * height) / scale, { height, head });
    take();
  };
  const go = (place: number) => goTo(Math.min(Math.max(place, 0), seen.count - 1));
  const take = () => {
    if (wanted.current === null || !seen.lines.has(wanted.current)) return;
    const row = frame.current?.querySelector(`[data-place="${wanted.current}"]`);
    const stop = row?.querySelector<HTMLElement>('[data-stop]');
    if (!stop) return;
    wanted.current = null;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: 'nearest' });
    selectText(stop);
  };
  const takeWanted = useEffectEvent(() => {
    const active = document.activeElement;
    const isOther =
      active?.hasAttribute('data-stop') &&
      frame.current?.contains(active) &&
      placeOf(active) !== seen.current?.place;
    // The element of the focused cell shows another line, because the cell was scrolled out of sight.
    if (isOther && wanted.current === null) frame.current?.focus({ preventScroll: true });
    take();
  });
  useLayoutEffect(() => takeWanted());

  const settled = useRef(seen);
  const settle = useEffectEvent(() => {
    if (settled.current === seen) return;
    settled.current = seen;
    const { current, isGone, read } = seen;
    const isChecked = awaited.current !== null && awaited.current.read !== read;
    const isHere = frame.current?.contains(document.activeElement);
    if (isGone && current && (isHere || (isChecked && isFocusLost())))
      go((isChecked ? awaited.current?.back : undefined) ?? current.place);
    if (!isChecked) return;
    awaited.current = null;
    if (!isGone && isHere) selectText(document.activeElement);
    onChecked(isGone ? undefined : (current ?? undefined));
  });
  useLayoutEffect(() => settle());

  return {
    onEnter: useEvent((line: IssueLine) => go(line.place + 1)),
    onSaved: useEvent((line: IssueLine, step: 1 | -1) => {
      awaited.current = { read: seen.read, back: step < 0 ? line.place - 1 : undefined };
    }),
    onFocus: ({ target }: FocusEvent) => {
      const line = seen.lines.get(placeOf(target));
      if (line && target.hasAttribute('data-stop')) props.onCurrent(line);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const step = STEPS[key];
      if (!step || ctrlKey || metaKey || altKey || shiftKey) return;
      // Its own lines come first.
      if (target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      const place = target instanceof Element ? placeOf(target) : NaN;
      go((Number.isNaN(place) ? (seen.current?.place ?? 0) - step : place) + step);
    },
  };
};

/** Selects the text of a field, so that typing replaces it, as in a field that Tab enters. */
const selectText = (field: Element | null) => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
};

/** Scrolls `list` by the smallest amount that shows the line at `top`. */
const reveal = (
  list: HTMLElement | null,
  top: number,
  { height, head }: Pick<IssueFocusProps, 'height' | 'head'>,
) => {
  if (!list) return;
  const view = list.clientHeight - head;
  const lowest = top + height - view;
  if (top < list.scrollTop) list.scrollTo({ top });
  else if (lowest > list.scrollTop) list.scrollTo({ top: lowest });
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -8,
  PageDown: 8,
};

const placeOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-place]')?.dataset.place);

import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost, isFocusFree, onInput } from '@/ui/hooks/focus-main';

/**
 * Moves the focus to the heading of each page the user arrives at, so that a screen reader says it and the next Tab
 * goes on from there. It does so for all pages, until the user's first key or click.
 *
 * An element that the page itself focuses keeps the focus: a field, the row that was left, a dialog. Another query at
 * the same address is an arrival only after a link of the menu, a result of the palette, or a query typed in the address
 * bar. After any other, the focus moves only if it is on the body.
 */
export const useArrival = (
  main: RefObject<HTMLElement | null>,
  { pathname, search, key }: ArrivedAt,
): void => {
  const shown = useRef<ArrivedAt | null>(null);
  // Read before effects run: in the effect below, a list has focused its row already.
  const before = useRef<Element | null>(null);
  const end = useRef<() => void>(() => undefined);
  useInsertionEffect(() => {
    before.current = document.activeElement;
  });
  useEffect(() => {
    const last = shown.current;
    const isAgain = last?.pathname === pathname;
    // One typed address after another has the same key.
    const isTyped = isAgain && key === KEY_OF_TYPED && last.search !== search;
    if (!main.current || (isAgain && last.key === key && !isTyped)) return;
    shown.current = { pathname, search, key };
    if (isAgain && !isTyped && !isFrameLink(main.current, before.current)) return;
    end.current();
    end.current = arrive(main.current, before.current, isTyped);
  }, [main, pathname, search, key]);
  useEffect(() => () => end.current(), []);
  useEffect(focusMainIfLost, [search]);
};

/** The address of a page; `key` changes with each navigation, also to the same address. */
type ArrivedAt = { pathname: string; search: string; key?: string };

/** The router's key of an address that was typed: only its own navigations make keys. */
const KEY_OF_TYPED = 'default';

/**
 * @param before the focused element as the page was left
 * @param isTyped whether the address was typed: the focused element, which may still be there, belongs to the last one
 * @returns a function that ends the arrival
 */
const arrive = (main: HTMLElement, before: Element | null, isTyped: boolean): (() => void) => {
  let hasFocused = false;
  const focusHeading = () => {
    const heading = main.querySelector('h1');
    if (!heading || isBehindDialog(main) || !isFree(main, before, isTyped)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // A low window may end above it; a list that was scrolled to where it was left stays there.
    if (window.scrollY === 0) heading.scrollIntoView?.({ block: 'nearest' });
    hasFocused = true;
  };
  // A heading may be replaced, once its record is read: the focus is lost with it.
  const observer = new MutationObserver(() => {
    if (!hasFocused || document.activeElement === document.body) focusHeading();
  });
  // A closing palette or menu gives the focus back to its button, as soon as the page is there. Once, and not later:
  // assistive technology moves the focus without a key.
  const arrivedAt = performance.now();
  const refocusHeading = ({ target }: FocusEvent) => {
    if (target instanceof Element && main.contains(target)) return;
    document.removeEventListener('focusin', refocusHeading);
    if (performance.now() - arrivedAt < FOCUS_RETURN_MS) focusHeading();
  };
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', refocusHeading);
    forgetInput();
  };
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('focusin', refocusHeading);
  const forgetInput = onInput(end);
  focusHeading();
  return end;
};

const FOCUS_RETURN_MS = 1_000;

/** Whether a link outside the page's content, or the palette, has the focus. */
const isFrameLink = (main: HTMLElement, element: Element | null): boolean =>
  element !== null &&
  element.matches('a[href]:not([role]), [data-opens-pages]') &&
  !main.contains(element);

/** Whether a dialog that is opening, such as the drawer of a new record, has hidden the page from screen readers. */
const isBehindDialog = (main: HTMLElement): boolean =>
  main.closest('[aria-hidden="true"]') !== null;

/** Whether nothing on the new page has the focus but what had it before: the link that was followed, or any element. */
const isFree = (main: HTMLElement, before: Element | null, isTyped: boolean): boolean => {
  if (isFocusFree(main)) return true;
  const active = document.activeElement;
  return active === before && active !== null && (isTyped || active.matches('a:not([role])'));
};

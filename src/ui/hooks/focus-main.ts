/** Moves the focus to the page's content: when the focused element is removed, the browser would focus the body. */
export const focusMain = (): void =>
  document.getElementById('main-content')?.focus({ preventScroll: true });

/** Moves the focus to the page's content, unless another element has the focus by now. */
export const focusMainIfLost = (): void => {
  if (isFocusLost()) focusMain();
};

/** Whether no element has the focus, because the focused one was removed, hidden or disabled. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, :disabled, [hidden] *');
};

/** Whether the user has not focused anything yet. The page itself may have focused its heading on arrival. */
export const isFocusUnused = (): boolean =>
  document.activeElement?.localName === 'h1' ||
  isFocusFree(document.getElementById('main-content'));

/** Whether the focus is neither in the page's content, `main`, nor in a dialog: it is lost, or on a link outside. */
export const isFocusFree = (main: HTMLElement | null): boolean => {
  const active = document.activeElement;
  if (active === null || active === document.body || active === main) return true;
  if (main?.contains(active)) return false;
  return active.closest('[role="dialog"], [role="presentation"]') === null;
};

const INPUT_EVENTS = ['keydown', 'pointerdown'] as const;

/** Calls `listener` at each key and click, until the returned function is called. */
export const onInput = (listener: () => void): (() => void) => {
  for (const name of INPUT_EVENTS) document.addEventListener(name, listener, true);
  return () => {
    for (const name of INPUT_EVENTS) document.removeEventListener(name, listener, true);
  };
};

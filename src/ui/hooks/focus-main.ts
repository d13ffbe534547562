/** Moves the focus to the page's content: when the focused element is gone, it would fall to the document's body. */
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

/** Whether the user has focused nothing yet: the heading may have been focused on arrival, before the content. */
export const isFocusUnused = (): boolean =>
  document.activeElement?.localName === 'h1' ||
  isFocusFree(document.getElementById('main-content'));

/**
 * Whether nothing in the page's content, `main`, nor a dialog has the focus: it is lost, or still on a link outside.
 */
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

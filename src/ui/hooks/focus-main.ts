/** Moves the focus to the page's content: when the focused element is gone, it would fall to the document's body. */
export const focusMain = (): void =>
  document.getElementById('main-content')?.focus({ preventScroll: true });

/** The same, unless another element has the focus by now. */
export const focusMainIfLost = (): void => {
  if (document.activeElement === null || document.activeElement === document.body) focusMain();
};

import { focusMain, isFocusLost } from './focus-main';

/**
 * Ref of a retry button, which disappears when pressed: its section gets the focus meanwhile, or the page's content
 * where it is in none. If the retry fails, the retry button that appears in that section gets the focus back.
 */
export const retryRef = (button: HTMLElement | null) => {
  if (!button) return undefined;
  const section = button.closest<HTMLElement>(SECTION);
  if (retried && retried.element === document.activeElement) {
    if (retried.section ? retried.section.contains(button) : !section) button.focus();
  }
  return () => {
    if (document.activeElement !== button) return;
    // React calls this before it removes the element.
    queueMicrotask(() => {
      if (isFocusLost()) keepFocusIn(section);
    });
  };
};

const SECTION = 'section, form, [role="dialog"]';

/** The section of the last pressed button, null for a button in none, and the element that got the focus instead. */
let retried: { section: HTMLElement | null; element: Element | null } | null = null;

const keepFocusIn = (section: HTMLElement | null): void => {
  if (section?.isConnected) {
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
    retried = { section, element: section };
  } else {
    focusMain();
    retried = { section: null, element: document.activeElement };
  }
  // Once the user has moved the focus, no button gets it back.
  retried.element?.addEventListener('blur', () => (retried = null), { once: true });
};

import { focusMain, isFocusLost } from './focus-main';

/**
 * The ref of a button that reads something again and is gone in the meantime: its section keeps the focus, or the page's
 * content if it is in none. Where that fails again, the next such button in it has it.
 */
export const retryRef = (button: HTMLElement | null) => {
  if (!button) return undefined;
  const section = button.closest<HTMLElement>(SECTION);
  if (held && held.element === document.activeElement) {
    if (held.section ? held.section.contains(button) : !section) button.focus();
  }
  return () => {
    if (document.activeElement !== button) return;
    // The element is removed after its ref.
    queueMicrotask(() => {
      if (isFocusLost()) hold(section);
    });
  };
};

const SECTION = 'section, form, [role="dialog"]';

/** The section whose button was pressed last, null for a button in none, and the element with the focus since then. */
let held: { section: HTMLElement | null; element: Element | null } | null = null;

const hold = (section: HTMLElement | null): void => {
  if (section?.isConnected) {
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
    held = { section, element: section };
  } else {
    focusMain();
    held = { section: null, element: document.activeElement };
  }
  // Focused again later, for another reason, it has nothing to give back.
  held.element?.addEventListener('blur', () => (held = null), { once: true });
};

import { focusMain, isFocusLost } from './focus-main';

/**
 * The ref of a button that reads something again and is gone meanwhile: its section keeps the focus, and where that
 * fails again, the next such button in it has it.
 */
export const retryRef = (button: HTMLElement | null) => {
  if (!button) return undefined;
  if (retried?.contains(button) && document.activeElement === retried) button.focus();
  return () => {
    if (document.activeElement !== button) return;
    const section = button.closest<HTMLElement>(SECTION);
    // The element is removed after its ref.
    queueMicrotask(() => {
      if (isFocusLost()) hold(section);
    });
  };
};

const SECTION = 'section, form, [role="dialog"]';

/** The section whose button was pressed last. */
let retried: HTMLElement | null = null;

const hold = (section: HTMLElement | null): void => {
  if (!section?.isConnected) return focusMain();
  retried = section;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
};

import { createListeners } from '@/core/listeners';

/**
 * The forms of this tab that ask before they are left. They are here because the frame, which loads before the console,
 * must know them: a logout by its address would remove the form before it can ask.
 */
const forms = new Set<() => boolean>();
const listeners = createListeners();

export const unsavedForms = {
  /** Adds a form by a function that says whether it has unsaved changes. @returns a function that removes it */
  add: (isUnsaved: () => boolean): (() => void) => {
    forms.add(isUnsaved);
    return () => {
      forms.delete(isUnsaved);
      listeners.notify();
    };
  },
  /** Calls the listener once a form is removed. */
  subscribe: listeners.subscribe,
  isAny: (): boolean => [...forms].some((isUnsaved) => isUnsaved()),
};

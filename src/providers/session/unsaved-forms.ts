/**
 * The forms of this tab that ask before they are left. They are here because the frame around the console, which
 * loads before it, must know of them: a logout by address would take the form away before it can ask.
 */
const forms = new Set<() => boolean>();

export const unsavedForms = {
  /** Adds a form by its answer to whether it has unsaved changes. @returns a function that removes it */
  add: (isUnsaved: () => boolean): (() => void) => {
    forms.add(isUnsaved);
    return () => void forms.delete(isUnsaved);
  },
  isAny: (): boolean => [...forms].some((isUnsaved) => isUnsaved()),
};

/** Moves the focus to the row of `list` that had it last, or to the list itself where its rows are no table. */
export const focusRows = (list: HTMLElement | null): void =>
  (list?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? list)?.focus();

/**
 * Moves the focus to the row of `list` that had it last, to the first record's link if none had it, or to the list itself
 * where its rows are no table.
 */
export const focusRows = (list: HTMLElement | null): void => {
  const find = (what: string) => list?.querySelector<HTMLElement>(`[role="grid"] ${what}`);
  const found = find('tbody [tabindex="0"]') ?? find('tbody a[href]') ?? find('[tabindex="0"]');
  (found ?? list)?.focus();
};

/**
 * Moves the focus to the row of `list` that had it last, else to the first record's link, or to the list itself if its
 * rows are not a table.
 */
export const focusRows = (list: HTMLElement | null): void => {
  const find = (selector: string) => list?.querySelector<HTMLElement>(`[role="grid"] ${selector}`);
  const found = find('tbody [tabindex="0"]') ?? find('tbody a[href]') ?? find('[tabindex="0"]');
  (found ?? list)?.focus();
};

/** Selector of a list's rows, which carry the id of their record. */
export const RECORD_ROW = '[data-record]';

/**
 * Focuses a record's row in `list`, and scrolls to it unless it is fully visible. Returns false if there is no such
 * row.
 */
export const focusRecordRow = (list: HTMLElement | null, id: string): boolean => {
  const row = list?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`);
  if (!row) return false;
  const link = row.querySelector<HTMLElement>('a[href]');
  if (!link) row.tabIndex = -1;
  (link ?? row).focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' });
  return true;
};

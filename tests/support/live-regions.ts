/** Selector for `ignore` of a query by text: an announced sentence is also in a live region. */
export const LIVE = 'script, style, [role=status] *, [role=alert] *';

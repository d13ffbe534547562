/** For `ignore` of a query by text: a sentence that is announced is in a live region as well. */
export const LIVE = 'script, style, [role=status] *, [role=alert] *';

/** Options of a form's `setValue` for a value that the user has chosen: it counts as typed and is validated. */
export const CHOSEN = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

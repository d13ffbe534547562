import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * An invalid field: its path in the form, such as `company_code.0`, and its message. `waiting` are the paths of missing
 * fields that depend on it.
 */
export type WrongField = { path: string; message: string; waiting?: readonly string[] };

/**
 * The invalid fields in `errors`, in order; a list has one entry for itself, or one for each invalid item. Fields
 * without a value in `values` are omitted, because a backend may refuse a field that the form does not have.
 */
export const wrongFieldsOf = (errors: FieldErrors, values: FieldValues): WrongField[] =>
  Object.entries(errors)
    .filter(([field]) => field in values)
    .flatMap(([field, error]) => wrongIn(error, field));

const wrongIn = (error: unknown, path: string): WrongField[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { message, root, waiting } = error as {
    message?: unknown;
    root?: unknown;
    waiting?: readonly string[];
  };
  if (typeof message === 'string' && message !== '') return [{ path, message, waiting }];
  if (root) return wrongIn(root, path);
  // `ref` is an element of the page, not an error.
  return Object.entries(error).flatMap(([key, item]) =>
    key === 'ref' ? [] : wrongIn(item, `${path}.${key}`),
  );
};

/** The fields of `now` that were valid before, or had another error. */
export const newlyWrong = (
  before: readonly WrongField[],
  now: readonly WrongField[],
): WrongField[] =>
  now.filter(
    (field) =>
      !before.some(({ path, message }) => path === field.path && message === field.message),
  );

/** The field's name in the catalogue: its path without list indexes. */
export const fieldNameOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

/** A group of inputs that is one invalid field. The group itself takes no focus. */
const WRONG_GROUP = ':is(fieldset, [role="group"])[aria-invalid="true"]';

/** An invalid input, except the hidden input of a select, which MUI marks too. */
const WRONG = `[aria-invalid="true"]:not(:disabled, [aria-hidden="true"], ${WRONG_GROUP})`;

/** The invalid inputs in `sheet`, in the order of the page. */
const wrongInputsIn = (sheet: HTMLElement): HTMLElement[] => [
  ...sheet.querySelectorAll<HTMLElement>(WRONG),
];

/**
 * Focuses the next invalid input in `sheet` after `after` and its group, else the first one.
 *
 * @returns the input; undefined if none is invalid
 */
export const focusWrongInput = (
  sheet: HTMLElement,
  after?: HTMLElement | null,
): HTMLElement | undefined => {
  const inputs = wrongInputsIn(sheet);
  const passed = after?.closest(WRONG_GROUP) ?? after;
  const next = inputs.find((input) => isAfter(input, passed) && !passed?.contains(input));
  const input = next ?? inputs[0];
  input?.focus();
  return input;
};

/** Whether `element` comes after `other` in the order of the page. */
export const isAfter = (
  element: Element | null | undefined,
  other: Element | null | undefined,
): boolean =>
  Boolean(
    element &&
    other &&
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

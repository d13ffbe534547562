import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * A wrong field: its path in the form, `company_code.0`, and its message. `waiting` are the paths of missing fields that
 * can be filled once it is.
 */
export type WrongField = { path: string; message: string; waiting?: readonly string[] };

/**
 * The wrong fields in `errors`, in their order; a list has one for itself, or one for each wrong item. Fields that are
 * not among `values` are left out: a backend may refuse one the form does not have.
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

/** The fields of `now` that were not wrong before, or had another error. */
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

/** A group of inputs that are one wrong field. It takes no focus itself. */
const WRONG_GROUP = ':is(fieldset, [role="group"])[aria-invalid="true"]';

/** A wrong input. MUI marks the hidden input of a select, too. */
const WRONG = `[aria-invalid="true"]:not(:disabled, [aria-hidden="true"], ${WRONG_GROUP})`;

/** The inputs in `sheet` that are marked as wrong, in the order of the page. */
const wrongInputsIn = (sheet: HTMLElement): HTMLElement[] => [
  ...sheet.querySelectorAll<HTMLElement>(WRONG),
];

/**
 * Focuses the first wrong input in `sheet`, or the first after `after` and its group; the first again if none follows.
 * Returns it; undefined if no input is marked as wrong.
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

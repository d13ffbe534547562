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

/** The number of wrong and missing fields. */
export const countOf = (wrong: readonly WrongField[]): number =>
  wrong.reduce((sum, { waiting = [] }) => sum + 1 + waiting.length, 0);

/** The field's name in the catalogue: its path without list indexes. */
export const fieldNameOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

/** A wrong input. A group is none: it is marked with its inputs and takes no focus. */
const WRONG = '[aria-invalid="true"]:not(:disabled, fieldset, [role="group"])';

/** The inputs in `sheet` that are marked as wrong, in the order of the page. */
const wrongInputsIn = (sheet: HTMLElement): HTMLElement[] => [
  ...sheet.querySelectorAll<HTMLElement>(WRONG),
];

/**
 * Focuses the first wrong input in `sheet`, or the first after `after`; the first again if none follows. Returns it;
 * undefined if no input is marked as wrong.
 */
export const focusWrongInput = (
  sheet: HTMLElement,
  after?: HTMLElement | null,
): HTMLElement | undefined => {
  const inputs = wrongInputsIn(sheet);
  const next = after && inputs.find((input) => isAfter(input, after) && !after.contains(input));
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

import { toNestErrors } from '@hookform/resolvers';
import { get, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from '@/core/zod';
import type { ResourceDefinition } from '@/core/resource';
import { textsOf } from '@/core/one-or-many';
import { fieldIssues, unpackMessage } from '@/core/validation-messages';

/** The rules of a form: an object schema whose messages are keys of the catalogue. */
export type FormSchema = z.ZodType<FieldValues>;

/**
 * Rules that a schema cannot express, because they need a call or the stored values.
 *
 * @returns the values to replace, and a message key for each refused field
 */
export type FormRefinement = (
  values: FieldValues,
  stored: FieldValues,
) => Promise<{ values: FieldValues; errors: Readonly<Record<string, string>> }>;

const PICTURE_RULES = ['validation.image_format', 'validation.image_size'];
/** A picture that satisfies every rule, because the content of an address is not checked. */
const ANY_PICTURE = 'https://unchanged.invalid/';

/**
 * A react-hook-form resolver for `schema`. It returns the parsed (trimmed) values, along with the fields that the
 * schema does not know. An unchanged stored picture is not checked again.
 *
 * @param stored returns the stored values
 * @param refinement its errors and values are added to those of the schema. If both refuse a field, the schema's
 * message is shown, and the other one is in the error's `types.refinement`
 * @param references the references of the form's resource. An empty field that depends on another one, as a location on
 *   its company, has no error of its own while the other one has; the other's error names it in `waiting`
 */
export const formResolver =
  (
    schema: FormSchema,
    stored: () => FieldValues,
    refinement: FormRefinement = unrefined,
    references: References = {},
  ): Resolver<FieldValues> =>
  async (values, _context, options) => {
    const first = schema.safeParse(values);
    const unchanged = first.success ? [] : unchangedPictures(first.error, values, stored());
    const result =
      unchanged.length === 0
        ? first
        : schema.safeParse({ ...values, ...from(unchanged, () => ANY_PICTURE) });
    const refined = await refinement(values, stored());
    const errors = withoutDependents(
      {
        ...asErrors(refined.errors),
        ...(result.success ? {} : errorsOf(result.error, refined.errors)),
      },
      values,
      references,
    );
    if (!result.success || Object.keys(errors).length > 0) {
      return { values: {}, errors: toNestErrors(errors as FieldErrors, options) };
    }
    const pictures = from(unchanged, (field) => values[field]);
    return { values: { ...values, ...result.data, ...pictures, ...refined.values }, errors: {} };
  };

type References = NonNullable<ResourceDefinition['references']>;

const withoutDependents = <Error>(
  errors: Readonly<Record<string, Error>>,
  values: FieldValues,
  references: References,
): Record<string, Error & { waiting: string[] }> => {
  /** The path of the invalid field that the empty field at `path` waits for; `path` itself if it waits for none. */
  const awaitedBy = (path: string): string => {
    const [source = ''] = path.split(/\.(?=\d+(?:\.|$))/, 1);
    const [needed] = references[source]?.within ?? [];
    const awaited = `${needed}${path.slice(source.length)}`;
    const isEmpty = textsOf(get(values, path)).every((text) => text === '');
    return needed !== undefined && isEmpty && errors[awaited] ? awaitedBy(awaited) : path;
  };
  const waiting = Object.keys(errors).filter((path) => awaitedBy(path) !== path);
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => !waiting.includes(path))
      .map(([path, error]) => [
        path,
        { ...error, waiting: waiting.filter((other) => awaitedBy(other) === path) },
      ]),
  );
};

const unrefined: FormRefinement = async () => ({ values: {}, errors: {} });

const unchangedPictures = (error: z.ZodError, values: FieldValues, stored: FieldValues): string[] =>
  fieldIssues(error)
    .filter(({ message }) => PICTURE_RULES.includes(unpackMessage(message).message))
    .map(({ field }) => field)
    .filter((field) => values[field] === stored[field]);

const errorsOf = (error: z.ZodError, others: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    fieldIssues(error).map(({ field, message }) => {
      const refinement = others[field];
      return [field, { type: 'rule', message, ...(refinement && { types: { refinement } }) }];
    }),
  );

const asErrors = (messages: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: 'rule', message }]),
  );

const from = (fields: string[], valueOf: (field: string) => unknown): FieldValues =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)]));

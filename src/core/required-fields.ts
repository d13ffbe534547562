import type * as z from '@/core/zod';
import { emptyValues } from './empty-values';
import { shapeOf } from './schema-shape';

/**
 * The fields of `schema` that must not be empty, given the other values: those whose empty value it refuses. Some are
 * always required; others depend on another field, as the link of a tile depends on its section.
 */
export const requiredFieldsOf = (
  schema: z.ZodType,
): ((values: Readonly<Record<string, unknown>>) => readonly string[]) => {
  const empty = emptyValues(schema);
  const always = refusedFields(schema, empty);
  const others = Object.keys(shapeOf(schema)).filter((field) => !always.has(field));
  return (values) => [
    ...always,
    ...others.filter((field) =>
      refusedFields(schema, { ...values, [field]: empty[field] }).has(field),
    ),
  ];
};

const refusedFields = (schema: z.ZodType, values: unknown): ReadonlySet<string> =>
  new Set(schema.safeParse(values).error?.issues.map(({ path }) => String(path[0])));

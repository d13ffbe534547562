import type * as z from '@/core/zod';
import { emptyValues } from './empty-values';
import { shapeOf } from './schema-shape';

/**
 * Tells which fields of `schema` may not be left empty beside the values that are given: those whose empty value
 * it refuses. Some always are, others by what else was chosen (a link, where that is the section of a tile).
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

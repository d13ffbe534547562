import * as z from '@/core/zod';

/** The fields of the object that `schema` describes, before it transforms them; none where it is not an object. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> => {
  // A preprocessing schema pipes into the object; the object pipes into a transforming one.
  if (schema instanceof z.ZodPipe) {
    return shapeOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  return schema instanceof z.ZodObject ? schema.shape : {};
};

import * as z from '@/core/zod';

/** The fields of the object that `schema` describes, before it transforms them; none where that is no object. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> => {
  // What prepares the object stands before it, what changes it afterwards behind it.
  if (schema instanceof z.ZodPipe) {
    return shapeOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  return schema instanceof z.ZodObject ? schema.shape : {};
};

import type * as z from '@/core/zod';

/**
 * The initial values of an empty form of `schema`: '' for a text, a choice or a picture, null for a number, false for a
 * switch, an empty list for several. Optional fields are left out.
 */
export const emptyValues = (schema: z.ZodType): Record<string, unknown> => {
  const empty = emptyOf(schema);
  return typeof empty === 'object' && empty !== null ? { ...empty } : {};
};

const emptyOf = (type: z.core.$ZodType): unknown => {
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    // A preprocessing schema pipes into the rules; the rules pipe into a transforming one.
    case 'pipe':
      return emptyOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'nullable':
      return emptyOf(def.innerType);
    case 'optional':
      return undefined;
    case 'number':
      return null;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([field, inner]) => [field, emptyOf(inner)] as const)
          .filter(([, empty]) => empty !== undefined),
      );
    default:
      return '';
  }
};

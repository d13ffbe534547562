import type * as z from '@/core/zod';

/**
 * The values an empty form of `schema` starts with: '' for a text, a choice or a picture, null for a number,
 * false for a switch, an empty list for several. A field that may be left out is left out.
 */
export const emptyValues = (schema: z.ZodType): Record<string, unknown> => {
  const empty = emptyOf(schema);
  return typeof empty === 'object' && empty !== null ? { ...empty } : {};
};

const emptyOf = (type: z.core.$ZodType): unknown => {
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    // What prepares a value stands before its rules, what changes it afterwards behind them.
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

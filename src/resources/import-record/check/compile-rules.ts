import type * as z from '@/core/zod';
import { safeParse } from '@/core/zod';

/** What compiled rules answer for a value that breaks them. */
export const REFUSED = Symbol('refused');

/** Answers what a schema makes of a value, or {@link REFUSED}. */
export type CompiledRules = (value: unknown) => unknown;

/**
 * Compiles a field's schema, once, to the plain functions it is made of: zod makes objects for each step of a parse,
 * most of the time where a million values keep the rules. Why a value breaks them the schema tells itself, and parts
 * that are not known here are left to it.
 */
export const compileRules = (type: z.core.$ZodType): CompiledRules => {
  const checks = (type._zod.def.checks ?? []) as KnownCheck[];
  const steps = [compileType((type as z.core.$ZodTypes)._zod.def), ...checks.map(compileCheck)];
  const known = steps.filter((step) => step !== undefined);
  return known.length === steps.length ? known.reduce(inTurn) : parseWith(type);
};

type KnownCheck = z.core.$ZodChecks | z.core.$ZodCustom;

const compileType = (def: z.core.$ZodTypes['_zod']['def']): CompiledRules | undefined => {
  // Texts with a format, such as an address, have rules of their own.
  if ('format' in def) return undefined;
  switch (def.type) {
    case 'pipe':
      return inTurn(compileRules(def.in), compileRules(def.out));
    case 'transform':
      // One that takes the payload may add issues to it.
      return def.transform.length > 1
        ? undefined
        : (value) => def.transform(value, { value, issues: [] });
    case 'nullable': {
      const inner = compileRules(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return keeping((value) => values.has(value));
    }
    case 'string':
      return keeping((value) => typeof value === 'string');
    case 'number':
      return keeping((value) => Number.isFinite(value));
    default:
      return undefined;
  }
};

const compileCheck = (check: KnownCheck): CompiledRules | undefined => {
  const { def } = check._zod;
  switch (def.check) {
    case 'overwrite':
      return def.tx;
    case 'max_length':
      return keeping((value: string) => value.length <= def.maximum);
    case 'min_length':
      return keeping((value: string) => value.length >= def.minimum);
    case 'greater_than': {
      const least = Number(def.value);
      return keeping((value: number) => value > least || (def.inclusive && value === least));
    }
    case 'less_than': {
      const most = Number(def.value);
      return keeping((value: number) => value < most || (def.inclusive && value === most));
    }
    case 'custom':
      return 'fn' in def && !def.when ? keeping(def.fn) : undefined;
    default:
      return undefined;
  }
};

/** The value itself where it `isKept`. The steps before it have seen that it is of the kind. */
const keeping =
  (isKept: (value: never) => unknown): CompiledRules =>
  (value) =>
    isKept(value as never) ? value : REFUSED;

const inTurn =
  (first: CompiledRules, second: CompiledRules): CompiledRules =>
  (value) => {
    const result = first(value);
    return result === REFUSED ? REFUSED : second(result);
  };

const parseWith =
  (type: z.core.$ZodType): CompiledRules =>
  (value) => {
    const { success, data } = safeParse(type, value);
    return success ? data : REFUSED;
  };

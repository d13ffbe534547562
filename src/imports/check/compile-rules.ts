import * as z from '@/core/zod';

/** Result of compiled rules for an invalid value. */
export const REFUSED = Symbol('refused');

/** Returns a schema's output for a value, or {@link REFUSED}. */
export type CompiledRules = (value: unknown) => unknown;

/**
 * Compiles a field's schema to plain functions. zod creates objects for each step of a parse, which takes most of the
 * time where a million values are valid. The error of an invalid value still comes from the schema, and parts that
 * cannot be compiled are left to it.
 */
export const compileRules = (type: z.core.$ZodType): CompiledRules => {
  const steps = stepsOf(type);
  return (value) => {
    let result = value;
    for (const step of steps) {
      result = step(result);
      if (result === REFUSED) break;
    }
    return result;
  };
};

/** The first error of a value by its schema. */
export const firstIssue = (type: z.core.$ZodType, value: unknown): z.core.$ZodIssue | undefined => {
  const [raw] = parsed(type, value).issues;
  return raw && z.util.finalizeIssue(raw, undefined, z.config());
};

/** Unlike `safeParse`, creates no Error per refused cell: nearly half of the time of a file with errors in each row. */
const parsed = (type: z.core.$ZodType, value: unknown): z.core.ParsePayload => {
  const result = type._zod.run({ value, issues: [] }, { async: false });
  if (result instanceof Promise) throw new z.core.$ZodAsyncError();
  return result;
};

type KnownCheck = z.core.$ZodChecks | z.core.$ZodCustom;

/** The steps of a value through a schema; each takes the result of the one before. */
const stepsOf = (type: z.core.$ZodType): CompiledRules[] => {
  const { def } = (type as z.core.$ZodTypes)._zod;
  const checks = (type._zod.def.checks ?? []) as KnownCheck[];
  const steps =
    def.type === 'pipe' && !('format' in def)
      ? [...stepsOf(def.in), ...stepsOf(def.out)]
      : [compileType(def)];
  const known = [...steps, ...checks.map(compileCheck)];
  return known.every((step) => step !== undefined) ? known : [parseWith(type)];
};

const compileType = (def: z.core.$ZodTypes['_zod']['def']): CompiledRules | undefined => {
  // Texts with a format, such as an e-mail address, have rules of their own.
  if ('format' in def) return undefined;
  switch (def.type) {
    case 'transform':
      // A transform that takes the payload may add issues to it.
      return def.transform.length > 1 ? undefined : (value) => def.transform(value, NO_PAYLOAD);
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

/**
 * Compiles a check. A value that passes the quick test skips zod's own function; the others go through it, with a
 * shared payload, so that nothing is created for a valid value.
 */
const compileCheck = (check: KnownCheck): CompiledRules | undefined => {
  const { def } = check._zod;
  if (def.check === 'custom' && def.when) return undefined;
  if (def.check === 'overwrite') return def.tx;
  const isCertain = quickTestOf(def);
  const payload: z.core.ParsePayload<never> = { value: undefined as never, issues: [] };
  return (value) => {
    if (isCertain(value as never)) return value;
    payload.value = value as never;
    void check._zod.check(payload);
    if (payload.issues.length === 0) return payload.value;
    payload.issues = [];
    return REFUSED;
  };
};

/**
 * Returns a quick test that only valid values pass, though not all of them: zod counts the characters of a text, each
 * of which is one or two UTF-16 units.
 */
const quickTestOf = (def: KnownCheck['_zod']['def']): ((value: never) => boolean) => {
  switch (def.check) {
    case 'max_length':
      return ({ length }: { length: number }) => length <= def.maximum;
    case 'min_length':
      return ({ length }: { length: number }) => length >= def.minimum * 2;
    case 'greater_than':
      return (value: typeof def.value) => value > def.value;
    case 'less_than':
      return (value: typeof def.value) => value < def.value;
    case 'custom':
      return 'fn' in def ? (value: unknown) => def.fn(value) === true : NEVER;
    case 'string_format': {
      const { format, pattern } = def;
      const isKnown = format === 'regex' && pattern?.flags === '';
      return isKnown ? (text: string) => pattern.test(text) : NEVER;
    }
    default:
      return NEVER;
  }
};

const NEVER = () => false;

const NO_PAYLOAD: z.core.ParsePayload = { value: undefined, issues: [] };

/** Returns the value itself if `isKept`. The steps before have checked its type. */
const keeping =
  (isKept: (value: never) => unknown): CompiledRules =>
  (value) =>
    isKept(value as never) ? value : REFUSED;

const parseWith =
  (type: z.core.$ZodType): CompiledRules =>
  (value) => {
    const { value: read, issues } = parsed(type, value);
    return issues.length === 0 ? read : REFUSED;
  };

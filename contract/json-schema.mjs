// @ts-check
/**
 * @typedef {object} Problem a value that violates a schema
 * @property {string} path such as `data.customers[].email`
 * @property {string} expected
 * @property {unknown} seen
 * @property {'missing' | 'type' | 'value' | 'date' | 'number' | 'id'} kind
 */

/** @typedef {Readonly<Record<string, any>>} Schema */

/** A day, alone or at the beginning of a moment. */
const DAY = /^\d{4}-\d\d-\d\d(T.*)?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|\+00:00)$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Returns a function that checks values against the part of JSON Schema that docs/openapi.json uses. Numbers may be
 * strings in decimal notation (docs/wire-format.md, 'Tolerant reading'), and an empty string counts as no value.
 *
 * @param {Readonly<Record<string, any>>} document the OpenAPI document that contains the referenced schemas
 * @returns {(schema: Schema, value: unknown, path?: string) => Problem[]}
 */
export const createSchemaChecker = (document) => {
  /**
   * @param {Schema} given
   * @param {unknown} value
   * @param {string} [path]
   * @returns {Problem[]}
   */
  const check = (given, value, path = '') => {
    const schema = resolved(document, given);
    const options = schema['anyOf'] ?? schema['oneOf'];
    if (options) return checkOptions(options, value, path);
    const types = [schema['type'] ?? []].flat();
    if (types.length > 0 && !types.some((type) => isOfType(type, value))) {
      return [problem(path, `of type ${types.join(' or ')}`, value, kindOf(types))];
    }
    return [
      ...checkScalar(schema, value, path),
      ...(Array.isArray(value) ? checkItems(schema, value, path) : []),
      ...(isObject(value) ? checkProperties(schema, value, path) : []),
    ];
  };

  /** @type {(options: readonly Schema[], value: unknown, path: string) => Problem[]} */
  const checkOptions = (options, value, path) => {
    const outcomes = options.map((option) => check(option, value, path));
    if (outcomes.some((problems) => problems.length === 0)) return [];
    // The option whose problems are deepest in the value is most likely the intended one.
    return outcomes.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
  };

  /** @type {(schema: Schema, items: readonly unknown[], path: string) => Problem[]} */
  const checkItems = ({ items, minItems = 0, maxItems = Infinity }, values, path) => [
    ...(values.length < minItems || values.length > maxItems
      ? [problem(path, `${minItems} to ${maxItems} items`, values.length, 'value')]
      : []),
    ...(items ? values.flatMap((item) => check(items, item, `${path}[]`)) : []),
  ];

  /** @type {(schema: Schema, value: Readonly<Record<string, unknown>>, path: string) => Problem[]} */
  const checkProperties = ({ properties = {}, required = [] }, value, path) => [
    ...required
      .filter((/** @type {string} */ name) => value[name] === undefined)
      .map((/** @type {string} */ name) =>
        problem(joined(path, name), 'present', undefined, name === '_id' ? 'id' : 'missing'),
      ),
    ...Object.entries(properties).flatMap(([name, property]) =>
      value[name] === undefined ? [] : check(property, value[name], joined(path, name)),
    ),
  ];
  return check;
};

/** @type {(schema: Schema, value: unknown, path: string) => Problem[]} */
const checkScalar = (schema, value, path) => {
  if (value === null || value === '') return [];
  const { enum: values, pattern, format } = schema;
  if (schema['const'] !== undefined && value !== schema['const'])
    return [problem(path, JSON.stringify(schema['const']), value, 'value')];
  if (values && !values.includes(value))
    return [problem(path, `one of ${values.join(', ')}`, value, 'value')];
  if (pattern && typeof value === 'string' && !new RegExp(pattern, 'u').test(value))
    return [problem(path, `like ${pattern}`, value, path.endsWith('_id') ? 'id' : 'value')];
  if (format === 'date' && !DAY.test(String(value)))
    return [problem(path, 'a day as YYYY-MM-DD', value, 'date')];
  if (format === 'date-time' && !MOMENT.test(String(value)))
    return [problem(path, 'a moment in ISO 8601, UTC', value, 'date')];
  const limits = { ...LIMITS, ...schema };
  const size = typeof value === 'string' ? [...value].length : 0;
  if (size > limits.maxLength)
    return [problem(path, `at most ${limits.maxLength} characters`, size, 'value')];
  const isNumber = [schema['type']].flat().some((type) => NUMBERS.includes(type));
  const number = isNumber ? Number(value) : 0;
  if (isNumber && (number < limits.minimum || number > limits.maximum))
    return [problem(path, `${limits.minimum} to ${limits.maximum}`, value, 'value')];
  return [];
};

const LIMITS = { maxLength: Infinity, minimum: -Infinity, maximum: Infinity };
const NUMBERS = ['number', 'integer'];

/** @type {(type: string, value: unknown) => boolean} */
const isOfType = (type, value) => {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (!NUMBERS.includes(type)) return typeof value === type;
  if (value === '') return true;
  const isDecimal = typeof value === 'string' && DECIMAL.test(value);
  const isNumber = (typeof value === 'number' && Number.isFinite(value)) || isDecimal;
  return isNumber && (type === 'number' || Number.isInteger(Number(value)));
};

/** @param {readonly string[]} types */
const kindOf = (types) => (types.some((type) => NUMBERS.includes(type)) ? 'number' : 'type');

/**
 * The schema that `schema` refers to; `schema` itself if it is no reference.
 *
 * @param {Readonly<Record<string, any>>} document
 * @param {Schema} schema
 * @returns {Schema}
 * @throws Error if the document lacks the referenced schema
 */
export const resolved = (document, schema) => {
  const address = schema['$ref'];
  if (address === undefined) return schema;
  const target = String(address)
    .replace(/^#\//, '')
    .split('/')
    .reduce((/** @type {any} */ part, key) => part?.[key], document);
  if (!target) throw new Error(`docs/openapi.json has no ${address}`);
  return resolved(document, target);
};

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @type {(path: string, name: string) => string} */
const joined = (path, name) => (path ? `${path}.${name}` : name);

/** @type {(problems: readonly Problem[]) => number} */
const depth = (problems) => Math.max(...problems.map(({ path }) => path.split('.').length));

/** @type {(path: string, expected: string, seen: unknown, kind: Problem['kind']) => Problem} */
const problem = (path, expected, seen, kind) => ({ path, expected, seen, kind });

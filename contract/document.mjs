// @ts-check
import { readFileSync } from 'node:fs';
import { resolved } from './json-schema.mjs';

/** @typedef {Readonly<Record<string, any>>} Operation */

/**
 * @typedef {object} Area the calls for one kind of record, as docs/openapi.json describes them
 * @property {string} name the last part of its path, such as `customers`
 * @property {string} base
 * @property {string} plural
 * @property {string} singular
 * @property {boolean} isPaged whether the answer of the list has `total_rows`
 * @property {boolean} isWrapped whether the answer of the list has its payload in `data`
 * @property {Operation} list
 * @property {Operation} [one]
 * @property {string} onePath the path of one record, with `{id}` or `{code}`; '' without such a call
 * @property {Operation} [create]
 * @property {string} createPath
 * @property {Operation} [update]
 * @property {Operation} [remove]
 * @property {import('./json-schema.mjs').Schema} record
 * @property {readonly string[]} searched the fields that a search looks in
 * @property {readonly string[]} needed those of them that no record may lack
 * @property {readonly { name: string, values?: readonly string[] }[]} filters
 * @property {{ name: string, isInPath: boolean } | undefined} parent the parameter with the `_id`
 *   of the parent record
 * @property {readonly string[]} pictures the fields that contain a picture
 */

/** @typedef {ReturnType<typeof readDocument>} Document */

const ADDRESS = new URL('../docs/openapi.json', import.meta.url);
const LIST_PARAMETERS = ['page', 'pageSize', 'searchTerm', 'sortField', 'sortDir'];

/** Reads docs/openapi.json: its areas, and the calls for files and lookups. */
export const readDocument = () => {
  /** @type {Record<string, any>} */
  const json = JSON.parse(readFileSync(ADDRESS, 'utf8'));
  return { json, areas: areasOf(json), ...filesOf(json) };
};

/** @param {Record<string, any>} json */
const areasOf = (json) =>
  Object.entries(json['paths']).flatMap(([base, calls]) => {
    const isList = calls.get?.parameters?.some(
      (/** @type {any} */ { name }) => name === 'pageSize',
    );
    const answer = contentOf(calls.get);
    return isList && answer ? [areaOf(json, base, calls, answer)] : [];
  });

/** @type {(json: Record<string, any>, base: string, calls: any, answer: any) => Area} */
const areaOf = (json, base, calls, answer) => {
  const payload = answer.schema.properties.data ?? answer.schema;
  const [plural, rows] = Object.entries(payload.properties).find(
    ([, { type }]) => type === 'array',
  ) ?? ['', {}];
  const all = json['paths'];
  const onePath = [`${base}/{id}`, `${base}/{code}`].find((path) => all[path]?.get) ?? '';
  const update = all[`${base}/{id}/update`]?.post;
  const createPath = calls.post ? base : createPathOf(all, update);
  const parameters = calls.get.parameters;
  const parent = parameters.find((/** @type {any} */ each) => each['x-parent']);
  const one = all[onePath]?.get;
  const searched = searchedOf(parameters);
  const required = requiredOf(json, bodySchemaOf(all[createPath]?.post));
  const examples = [answer.example, contentOf(one)?.example];
  return {
    name: base.split('/').at(-1) ?? base,
    base,
    plural,
    singular: singularOf(one) ?? singularOf(update) ?? plural,
    isPaged: payload.required.includes('total_rows'),
    isWrapped: Boolean(answer.schema.properties.data),
    list: calls.get,
    one,
    onePath,
    create: all[createPath]?.post,
    createPath,
    update,
    remove: all[`${base}/{id}/delete`]?.get,
    record: rows.items,
    searched,
    needed: searched.filter((field) => required.includes(field)),
    filters: parameters
      .filter((/** @type {any} */ each) => each !== parent && !LIST_PARAMETERS.includes(each.name))
      .map((/** @type {any} */ { name, schema }) => ({ name, values: schema.enum?.map(String) })),
    parent: parent && { name: parent.name, isInPath: parent.in === 'path' },
    pictures: [...new Set(examples.flatMap(pictureFieldsOf))],
  };
};

/**
 * The path of the create, where it is not the list's: the one whose body has the same schema as the update's.
 *
 * @type {(all: any, update: any) => string}
 */
const createPathOf = (all, update) => {
  const schema = update && bodySchemaOf(update);
  const found = Object.entries(all).find(
    ([path, { post }]) =>
      post &&
      post !== update &&
      schema &&
      !path.endsWith('/update') &&
      JSON.stringify(bodySchemaOf(post)) === JSON.stringify(schema),
  );
  return found?.[0] ?? '';
};

/** @param {Operation | undefined} operation */
export const bodySchemaOf = (operation) =>
  operation?.['requestBody']?.content?.['application/json']?.schema;

/** The JSON content of an operation's successful answer. @param {Operation | undefined} operation */
export const contentOf = (operation) => {
  const responses = operation?.['responses'] ?? {};
  return (responses[200] ?? responses[201])?.content?.['application/json'];
};

/** @param {Operation | undefined} operation */
const singularOf = (operation) => {
  const { properties } = contentOf(operation)?.schema ?? {};
  const inner = properties?.data?.properties ?? properties ?? {};
  return Object.keys(inner).find((key) => key !== 'message');
};

/**
 * The fields that a body must have, in each of its variants.
 *
 * @type {(json: Record<string, any>, schema: import('./json-schema.mjs').Schema | undefined) => string[]}
 */
const requiredOf = (json, schema) => {
  if (!schema) return [];
  const whole = resolved(json, schema);
  const [first = [], ...others] = (whole['anyOf'] ?? [whole]).map(
    (/** @type {any} */ variant) => resolved(json, variant)['required'] ?? [],
  );
  return first.filter((/** @type {string} */ field) =>
    others.every((/** @type {string[]} */ each) => each.includes(field)),
  );
};

/** @type {(parameters: readonly any[]) => string[]} */
const searchedOf = (parameters) =>
  parameters.find(({ name }) => name === 'searchTerm')?.['x-searched'] ?? [];

/** @type {(value: unknown) => string[]} */
const pictureFieldsOf = (value) => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && item.startsWith('data:image/') ? [key] : pictureFieldsOf(item),
  );
};

/** @param {Record<string, any>} json */
const filesOf = (json) => {
  const entries = Object.entries(json['paths']);
  return {
    /** Uploads of files; `type` is the last part of the path, such as `Customer`. */
    uploads: entries
      .filter(([path]) => path.includes('/file/upload'))
      .map(([path, { post }]) => ({
        path,
        type: path.split('/file/upload')[1] ?? '',
        operation: /** @type {Operation} */ (post),
      })),
    /** Lookups of the staff with a role: lists without pages. */
    lookups: entries
      .filter(([path]) => path.includes('/role/'))
      .map(([path, { get }]) => ({ path, operation: /** @type {Operation} */ (get) })),
    /** Downloads of CSV files that the backend creates. */
    downloads: entries
      .filter(([, { get }]) => get?.responses[200]?.content?.['text/csv'])
      .map(([path, { get }]) => ({ path, operation: /** @type {Operation} */ (get) })),
  };
};

/**
 * The schema with its references resolved; if it has variants, the first of them.
 *
 * @param {Record<string, any>} json
 * @param {import('./json-schema.mjs').Schema} schema
 */
export const variantOf = (json, schema) => {
  const whole = resolved(json, schema);
  return resolved(json, whole['anyOf']?.[0] ?? whole);
};

/**
 * The fields of a create's body, in any of its variants.
 *
 * @param {Record<string, any>} json
 * @param {Area} area
 */
export const bodyFields = (json, { create }) => {
  const whole = resolved(json, bodySchemaOf(create));
  return (whole['anyOf'] ?? [whole]).flatMap((/** @type {any} */ variant) =>
    Object.keys(resolved(json, variant)['properties']),
  );
};

/** The `singular` of the parent's area. @param {Area} area */
export const parentName = ({ parent }) => parent?.name.replace(/_id$/, '').replaceAll('_', '');

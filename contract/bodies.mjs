// @ts-check
import { bodySchemaOf, contentOf, variantOf } from './document.mjs';
import { createListReader, isValue, pathOf, payloadOf } from './lists.mjs';

/** A name with the letters that searches and files often get wrong: an accent, a curly apostrophe, both cases. */
const NAME = 'L’Àncora dell’Orso';
/** Picture of new records: an address, because backends do not check the size of the picture behind it. */
const PICTURE = 'https://example.com/contract-kit.png';

/** Fields that decide whether people see or receive a record, with the values that prevent it. */
const QUIET = {
  status: ['draft', 'concluded', 'deactivated'],
  published: [false],
  visible: [false],
  active: [false],
};

let count = 0;

/** Returns a unique code that begins with `KIT-`, so that people recognise the kit's records. */
export const newCode = () =>
  `KIT-${Date.now().toString(36)}-${(++count).toString(36)}`.toUpperCase();

/** A name with the code, so that people recognise the kit's records. @param {string} code */
const newName = (code) => `${NAME} ${code}`;

/**
 * @typedef {object} Sample a valid body of a new record, with the texts that identify the record
 * @property {Record<string, any>} body
 * @property {string | undefined} codeField the field with the unique code that the console sends
 * @property {string | undefined} nameField a text field that searches look in
 * @property {string} code
 */

/**
 * Returns the body of a new record. It copies an existing record, because the records that one refers to exist; without
 * any, it copies the example in docs/openapi.json. Its code and name are new, and the app neither shows nor sends it.
 *
 * @param {import('./run.mjs').Context} context
 * @param {import('./document.mjs').Area} area
 * @param {Readonly<Record<string, unknown>>} given values that the body must have
 * @param {(field: string) => Promise<unknown>} refer makes a value for a field that refers to another record
 * @returns {Promise<Sample>}
 */
export const sampleBody = async (context, area, given, refer) => {
  const { document } = context;
  const { properties, required = [] } = variantOf(document.json, bodySchemaOf(area.create));
  const code = newCode();
  const model = await modelOf(context, area, given);
  /** @type {Record<string, any>} */
  const body = {};
  for (const [field, schema] of Object.entries(properties)) {
    const value = field in given ? given[field] : (model?.[field] ?? undefined);
    if (value === undefined || isLeftOut(area, field, required)) continue;
    body[field] = model?.[IS_EXAMPLE] ? await referred(field, value, refer) : value;
    const quiet = QUIET[/** @type {keyof typeof QUIET} */ (field)]?.find(
      (each) => !schema.enum || schema.enum.includes(each),
    );
    if (quiet !== undefined && !(field in given)) body[field] = quiet;
  }
  const codeField = ['code', `${area.singular}_code`].find((field) => required.includes(field));
  if (codeField && codeField in body) body[codeField] = code;
  const nameField = area.searched.find(
    (field) =>
      typeof body[field] === 'string' &&
      body[field] !== '' &&
      !properties[field].enum &&
      ![codeField, 'email', 'p_iva'].includes(field),
  );
  if (nameField) body[nameField] = newName(code);
  if ('email' in properties) body['email'] = `${code.toLowerCase()}@example.invalid`;
  return {
    body,
    codeField: codeField && codeField in body ? codeField : undefined,
    nameField,
    code,
  };
};

/**
 * Whether a create leaves the field out: the server sets it, or only an update sends it.
 *
 * @type {(area: import('./document.mjs').Area, field: string, required: readonly string[]) => boolean}
 */
const isLeftOut = ({ singular }, field, required) =>
  field === 'updated_at' ||
  (field === `${singular}_code` && !required.includes(field)) ||
  (singular === 'bouser' && field === 'status');

const IS_EXAMPLE = Symbol('example');

/**
 * @type {(context: import('./run.mjs').Context, area: import('./document.mjs').Area, given: Readonly<Record<string,
 * unknown>>) => Promise<any>}
 */
const modelOf = async ({ ask, document, session }, area, given) => {
  const example = area.create?.['requestBody'].content['application/json'].example;
  const model = await existing({ ask, document, session }, area, given);
  return model ?? { ...example, [IS_EXAMPLE]: true };
};

/**
 * An existing record with the given values, read by its id because a list may leave fields out.
 *
 * @type {(context: any, area: import('./document.mjs').Area, given: Readonly<Record<string, unknown>>) => Promise<any>}
 */
const existing = async ({ ask, session, document }, area, given) => {
  // A nested list cannot be read without a parent, so there is no record to copy.
  if (area.parent?.isInPath) return undefined;
  const { rows } = await createListReader(ask, area, undefined, session.token)({ pageSize: 100 });
  const { properties } = variantOf(document.json, bodySchemaOf(area.create));
  const fits = rows.find(
    (row) =>
      Object.entries(properties).every(
        ([field, schema]) =>
          !isValue(row[field]) || !schema.enum || schema.enum.includes(row[field]),
      ) &&
      Object.entries(given).every(
        ([field, value]) => !DECIDING_FIELDS.includes(field) || row[field] === value,
      ),
  );
  if (!fits) return undefined;
  if (!contentOf(area.one)) return fits;
  const { json } = await ask({
    path: pathOf(area, area.onePath, undefined, fits['_id']),
    token: session.token,
  });
  return payloadOf(json)[area.singular];
};

/** The given values that an existing record must have too, because they decide which other fields it has. */
const DECIDING_FIELDS = ['award_type', 'roles'];

/** @type {(field: string, value: any, refer: (field: string) => Promise<unknown>) => Promise<any>} */
const referred = async (field, value, refer) => {
  if (typeof value === 'string' && value.startsWith('data:image/')) return PICTURE;
  if (!/_(code|id)$|^(categories|customers|company_quotas)$/.test(field)) return value;
  if (field === 'company_quotas')
    return [{ company_code: (await refer('company_code')) ?? value[0].company_code, quota: 0 }];
  return (await refer(field)) ?? value;
};

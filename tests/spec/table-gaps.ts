import type * as z from 'zod';
import { shapeOf as shapeOfSchema } from '@/core/schema-shape';
import { createPathOf, supportsVerb, type EndpointVerb } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import type { CallRow, EntityTable, RowsIn } from './entity-table';
import { nameOfAccess } from './granted';

/** The facts of an entity, in the code and in the specification. */
export type Entity = {
  name: string;
  definition?: ResourceDefinition;
  schema?: z.ZodType;
  table?: EntityTable;
};

/**
 * Returns the facts of the definition and schema that an entity's table lacks, those it has and they lack, and the
 * rows its schema does not keep: a line each, beginning with the table's file. Empty where both tell the same.
 */
export const gapsOf = ({ name, definition, schema, table }: Entity): string[] => {
  const file = `tests/spec/entities/${name}.spec-table.ts`;
  if (!table) return [`${file} is missing: every resource needs its table`];
  if (!definition) return [`${file}: no resource in the registry has this name`];
  const [coded, documented] = [factsOf(definition, schema), factsIn(table)];
  return [
    ...coded.filter((fact) => !documented.includes(fact)).map((fact) => `lacks a row for ${fact}`),
    ...documented
      .filter((fact) => !coded.includes(fact))
      .map((fact) => `has a row that is not in the code: ${fact}`),
    ...brokenRows(schema, table),
  ].map((gap) => `${file} ${gap}`);
};

/** Parameters are called differently on both sides: `{company_id}`, `:id`. */
const shapeOf = (address: string) => address.replace(/\{\w+\}|:\w+/g, '{}');

const viewFact = (view: string, access: string, address?: string) =>
  `the view ${view}${address ? ` at ${shapeOf(address)}` : ''}, for ${access}`;
const pageFact = (address: string, access: string) => `the page ${shapeOf(address)}, for ${access}`;
const menuFact = ({ group, roles }: { group: string; roles: readonly string[] }) =>
  `the menu entry in ${group}, for ${roles.toSorted().join(', ')}`;
const callFact = (verb: string, method: string, path: string) =>
  `the call ${verb}: ${method} ${shapeOf(path)}`;
const aliasFact = ([from, to]: [string, string]) => `the address ${from}, which leads to ${to}`;
const filterFact = (filter: string) => `the filter ${filter}`;
const fixedFact = ([field, value]: [string, string]) => `the fixed value ${value} of ${field}`;
const writtenFact = (field: string) => `the written field ${field}`;
const rulesFact = (field: string) => `the rules of ${field}`;

const factsOf = (definition: ResourceDefinition, schema?: z.ZodType): string[] => {
  const { routes, access, endpoint, menu, pages = [], aliases = {} } = definition;
  const views = Object.entries(access).map(([view, permission]) =>
    viewFact(view, permission.name, routes[view as 'list']),
  );
  return [
    ...views,
    ...pages.map((page) => pageFact(page.route, nameOfAccess(page.access))),
    ...Object.entries(aliases).map(aliasFact),
    ...(menu ? [menuFact(menu)] : []),
    ...callsOf(definition),
    ...Object.entries(endpoint.fixed ?? {}).map(fixedFact),
    ...[...Object.keys(endpoint.fixed ?? {}), ...endpoint.filters].map(filterFact),
    ...endpoint.writable.map(writtenFact),
    ...fieldsOf(schema).map(rulesFact),
  ];
};

const VERBS: readonly EndpointVerb[] = ['list', 'one', 'create', 'update', 'delete'];

/** The calls that follow from an endpoint: docs/wire-format.md, section 1. */
const callsOf = ({ endpoint }: ResourceDefinition): string[] => {
  const base = `/${endpoint.base}`;
  const made = {
    list: callFact('list', 'GET', base),
    one: callFact('one', 'GET', `${base}/{id}`),
    create: callFact('create', 'POST', `/${createPathOf(endpoint)}`),
    update: callFact('update', 'POST', `${base}/{id}/update`),
    delete: callFact('delete', 'GET', `${base}/{id}/delete`),
  };
  const download = endpoint.calls?.download;
  return [
    ...VERBS.filter((verb) => supportsVerb(endpoint, verb)).map((verb) => made[verb]),
    ...(download ? [callFact('download', 'GET', `/${download.path}`)] : []),
  ];
};

const fieldsOf = (schema?: z.ZodType): string[] =>
  schema ? Object.keys(shapeOfSchema(schema)) : [];

const factsIn = ({
  views,
  pages = [],
  aliases = {},
  fixed = {},
  menu,
  calls,
  rules = [],
  free = {},
}: EntityTable) => {
  // Lookups are not part of an endpoint, and the console does not make `unasked` calls.
  const asked = calls.filter(({ verb, unasked }) => verb !== 'lookup' && !unasked);
  const filtered = asked.filter(({ verb }) => verb === 'list');
  const refused = rules.flatMap(([field, , , sentence]) => (sentence ? [rootOf(field)] : []));
  return [
    ...new Set([
      ...views.map(({ view, access, address }) => viewFact(view, access, address)),
      ...pages.map(({ address, access }) => pageFact(address, access)),
      ...Object.entries(aliases).map(aliasFact),
      ...(menu ? [menuFact(menu)] : []),
      ...asked.map(({ verb, method, path }) => callFact(verb, method, path)),
      ...Object.entries(fixed).map(fixedFact),
      ...filtered.flatMap(({ filter = {} }) => Object.keys(filter).map(filterFact)),
      ...asked.flatMap(writtenBy).map(writtenFact),
      ...[...refused, ...Object.keys(free)].map(rulesFact),
    ]),
  ];
};

const rootOf = (field: string) => field.split('.')[0] ?? field;

/** The moment of the last change is the server's, and only sent back. */
const writtenBy = ({ body = [] }: CallRow) => body.filter((key) => key !== 'updated_at');

const CUSTOMERS = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, company_code: 'AURORA' }));
const someRows: RowsIn = (collection) => (collection === 'customers' ? CUSTOMERS : []);

/** Rows that the schema takes although the table refuses them, or the other way round. */
const brokenRows = (schema: z.ZodType | undefined, table: EntityTable): string[] => {
  const { payload, rules = [] } = table;
  if (!schema || !payload) return schema ? ['has no payload, so no row checks its schema'] : [];
  return rules.flatMap(([field, what, value, refused]) => {
    const { success } = schema.safeParse({ ...payload('X-1', someRows), [rootOf(field)]: value });
    if (success === (refused === null)) return [];
    return success
      ? `has a row that the schema contradicts: ${field}, ${what}, should be refused`
      : `has a row that the schema contradicts: ${field}, ${what}, should be accepted`;
  });
};

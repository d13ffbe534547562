import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '@/core/is-record';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { resources } from '@/resources/registry';
import { SALE_FILE } from '@/resources/user-sale/sale-file';
import { userSale } from '@/resources/user-sale/user-sale.definition';
import { serve } from './serve';

/** Returns the spoilt value of a field; `at` is the index of the row in its answer. */
export type Spoil = (value: unknown, field: string, at: number) => unknown;

/**
 * Forwards everything to `target`, and replaces each field of the lists and records in its answers by the result of
 * `spoil`: the fields of the row and those its endpoint names. Ids are kept, so that records can be opened. A list has
 * at most `rows` rows, because each may be some megabytes long.
 */
export const serveSpoiled = (target: string, spoil: Spoil, rows: number) =>
  serve(async (request, response) => {
    const url = request.url ?? '/';
    const answer = await fetch(new URL(url, target), {
      method: request.method,
      headers: headersOf(request),
      body: request.method === 'POST' ? await bodyOf(request) : undefined,
    });
    const type = answer.headers.get('content-type') ?? '';
    const isSpoiled = request.method === 'GET' && type.includes('json') && isList(url);
    const body = isSpoiled
      ? JSON.stringify(spoiledAnswer(await answer.json(), url, spoil, rows))
      : Buffer.from(await answer.arrayBuffer());
    passOn(answer, response, body);
  });

/** Whether an address answers with records. The profile of the current user is not spoilt: the console needs it to open. */
const isList = (url: string) => /^\/(api\/v1\/|accesslog)/.test(url);

const spoiledAnswer = (answer: unknown, url: string, spoil: Spoil, most: number): unknown => {
  if (!isRecord(answer)) return answer;
  const holder = isRecord(answer.data) ? answer.data : answer;
  const definition = definitionAt(url, holder);
  const spoiled = Object.fromEntries(
    Object.entries(holder).map(([name, value]) => [
      name,
      spoiledRows(value, definition, spoil, most),
    ]),
  );
  const rows = Object.values(spoiled).find(Array.isArray);
  if (rows && 'total_rows' in holder) spoiled.total_rows = rows.length;
  return holder === answer ? spoiled : { ...answer, data: spoiled };
};

const spoiledRows = (
  value: unknown,
  definition: ResourceDefinition | undefined,
  spoil: Spoil,
  most: number,
): unknown => {
  if (isRecord(value)) return spoiledRow(value, 0, definition, spoil);
  if (!Array.isArray(value)) return value;
  return value
    .slice(0, most)
    .map((row, at) => (isRecord(row) ? spoiledRow(row, at, definition, spoil) : row));
};

const spoiledRow = (
  row: WireRecord,
  at: number,
  definition: ResourceDefinition | undefined,
  spoil: Spoil,
): WireRecord => {
  const fields = new Set([...Object.keys(row), ...fieldsOf(definition)]);
  return Object.fromEntries(
    [...fields].map((field) => [
      field,
      isKept(field, definition) ? row[field] : spoil(row[field], field, at),
    ]),
  );
};

/** The fields that find a record: its id, those of its parents, and the values that all records of a resource share. */
const isKept = (field: string, definition: ResourceDefinition | undefined) =>
  field.endsWith('_id') || definition?.endpoint.fixed?.[field] !== undefined;

/** The fields a resource reads of its records, by its definition. */
const fieldsOf = (definition: ResourceDefinition | undefined): string[] => {
  if (!definition) return [];
  const { name, endpoint, representation, references = {}, values = {} } = definition;
  return [
    ...endpoint.writable,
    ...endpoint.searched,
    ...endpoint.filters,
    ...(endpoint.identifiedBy ?? []),
    ...(name === userSale.name ? SALE_FILE.columns : []),
    ...[...representation.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field),
    ...Object.keys(references),
    ...Object.keys(values),
  ].filter((field) => !field.includes('.'));
};

const definitionAt = (url: string, holder: WireRecord) =>
  resources.find(
    ({ endpoint }) =>
      new RegExp(`^/${endpoint.base.replace(/\{\w+\}/g, '[^/]+')}([/?]|$)`).test(url) &&
      (endpoint.plural in holder || endpoint.singular in holder),
  );

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['authorization', 'content-type', 'accept', 'accept-language'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  );

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) body += String(part);
  return body;
};

/** Forwards an answer without the headers of length and encoding: its body is decompressed and may be longer. */
const passOn = (answer: Response, response: ServerResponse, body: string | Buffer) => {
  const left = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/;
  for (const [name, value] of answer.headers) if (!left.test(name)) response.setHeader(name, value);
  response.writeHead(answer.status);
  response.end(body);
};

import { isWrapped } from '@/core/endpoint';
import { isObjectId } from '@/core/id';
import { isRecord } from '@/core/is-record';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import type { Answer } from '@/providers/http/answers';
import { resources } from '@/resources/registry';
import { expectedOf, isMissing, isText, kindOf, type Shape } from './expected-values';
import shapes from './record-shapes.json';

/** A difference between an answer and docs/wire-format.md. */
export type Deviation = {
  /** Method and path of the call. */
  call: string;
  /** The place in the answer: `data.companies[]._id`. */
  place: string;
  expected: string;
  seen: string;
  /** The section of docs/wire-format.md. */
  section: string;
};

type Found = Omit<Deviation, 'call'>;

/** The rows and items of a list that are compared: a backend that differs does so in all of them. */
const ROWS_COMPARED = 20;

/** The differences between `answer` and the wire format, one for each place. */
export const deviationsOf = (answer: Answer): Deviation[] => {
  const found = answer.kind === 'refusal' ? refusalDeviations(answer) : readDeviations(answer);
  const known = new Set<string>();
  return found
    .filter(({ place, expected }) => {
      const key = `${place} ${expected}`;
      return !known.has(key) && known.add(key);
    })
    .map((each) => ({ call: answer.call, ...each }));
};

/** Lists whose path names no record: a 404 of one means that the area is missing. */
const LISTS: ReadonlySet<string> = new Set(resources.map(({ endpoint }) => `GET ${endpoint.base}`));

const refusalDeviations = ({
  call,
  payload,
  status,
}: Extract<Answer, { kind: 'refusal' }>): Found[] => {
  const section = "1, 'Errors'";
  if (status === 404 && LISTS.has(call)) {
    return [{ place: '(404)', expected: 'a list', seen: 'no such area', section: '3' }];
  }
  if (!payload) {
    return [{ place: `(${status})`, expected: 'JSON', seen: 'something else', section }];
  }
  const { errors } = payload;
  return Array.isArray(errors) && errors.length > 0
    ? []
    : [{ place: 'errors', expected: 'a list', seen: kindOf(errors), section }];
};

const readDeviations = (answer: Exclude<Answer, { kind: 'refusal' }>): Found[] => {
  const { definition, payload } = answer;
  const { plural, singular } = definition.endpoint;
  const isInData = isWrapped(definition.endpoint);
  const found: Found[] = [];
  if (isInData && !isRecord(payload?.data)) {
    found.push({
      place: 'data',
      expected: 'an object',
      seen: kindOf(payload?.data),
      section: "1, 'Lists'",
    });
  }
  const data = isRecord(payload?.data) ? payload.data : payload;
  const prefix = isInData ? 'data.' : '';
  if (answer.kind === 'one') {
    const record = data?.[singular];
    const place = `${prefix}${singular}`;
    if (isRecord(record)) {
      found.push(...absentNames(definition, [record], place));
      return [...found, ...recordDeviations(definition, record, place)];
    }
    const section = "1, 'One record, create, update, delete'";
    return [...found, { place, expected: 'an object', seen: kindOf(record), section }];
  }
  return [...found, ...listDeviations(answer, data?.[plural], data?.total_rows, prefix)];
};

const listDeviations = (
  { definition, page, pageSize }: Extract<Answer, { kind: 'list' }>,
  rows: unknown,
  total: unknown,
  prefix: string,
): Found[] => {
  const { plural } = definition.endpoint;
  const section = "1, 'Lists'";
  const place = `${prefix}${plural}`;
  if (!Array.isArray(rows)) return [{ place, expected: 'a list', seen: kindOf(rows), section }];
  const found: Found[] = [];
  if (total !== undefined && !Number.isInteger(total)) {
    found.push({
      place: `${prefix}total_rows`,
      expected: 'a whole number',
      seen: kindOf(total),
      section,
    });
  } else if (typeof total === 'number') {
    const expected = Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));
    if (rows.length !== expected) {
      found.push({
        place,
        expected: `${rowCount(expected)} of ${total} on page ${page}`,
        seen: rowCount(rows.length),
        section,
      });
    }
  }
  const compared: unknown[] = rows.slice(0, ROWS_COMPARED);
  return [
    ...found,
    ...absentNames(definition, compared.filter(isRecord), `${place}[]`),
    ...compared.flatMap((row) =>
      isRecord(row)
        ? recordDeviations(definition, row, `${place}[]`)
        : [{ place: `${place}[]`, expected: 'an object', seen: kindOf(row), section }],
    ),
  ];
};

const rowCount = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** The fields that name a record and that none of `records` has: the backend calls them otherwise. */
const absentNames = (
  { endpoint, representation }: ResourceDefinition,
  records: readonly WireRecord[],
  place: string,
): Found[] =>
  endpoint.searched
    .filter((field) => representation.includes(`{${field}}`))
    .filter((field) => records.length > 0 && records.every((record) => record[field] === undefined))
    .map((field) => ({
      place: `${place}.${field}`,
      expected: 'a text',
      seen: 'nothing',
      section: '4',
    }));

const recordDeviations = (
  { name, endpoint, codeField }: ResourceDefinition,
  record: WireRecord,
  place: string,
): Found[] => {
  const found: Found[] = [];
  const compare = (field: string, isRight: boolean, expected: string, section: string) => {
    if (isRight) return;
    found.push({ place: `${place}.${field}`, expected, seen: kindOf(record[field]), section });
  };
  const identifiers = endpoint.identifiedBy ?? [];
  if (identifiers.length === 0) {
    const isIdentified = typeof record._id === 'string' && isObjectId(record._id);
    compare('_id', isIdentified, '24 hexadecimal digits', "1, 'Identity'");
  }
  for (const field of codeField ? [codeField, ...identifiers] : identifiers) {
    compare(field, isText(record[field]) && !isMissing(record[field]), 'a text', '4');
  }
  return [...found, ...fieldDeviations({ properties: SHAPES[name] }, record, place)];
};

/** The shapes of the fields of each resource. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = shapes;

const fieldDeviations = (
  { properties = {}, required = [] }: Shape,
  record: WireRecord,
  place: string,
): Found[] =>
  Object.entries(properties).flatMap(([field, shape]) =>
    isMissing(record[field]) && !required.includes(field)
      ? []
      : valueDeviations(shape, record[field], `${place}.${field}`),
  );

const valueDeviations = (shape: Shape, value: unknown, place: string): Found[] => {
  const options = shape.anyOf ?? [shape];
  const fitting = options.find((option) => expectedOf(option).isRight(value));
  if (!fitting) {
    const kinds = options.map(expectedOf);
    const expected = kinds.map((kind) => kind.expected).join(' or ');
    return [{ place, expected, seen: kindOf(value), section: kinds[0]?.section ?? '4' }];
  }
  if (Array.isArray(value)) {
    const { items = {} } = fitting;
    const compared: unknown[] = value.slice(0, ROWS_COMPARED);
    return compared.flatMap((item) => valueDeviations(items, item, `${place}[]`));
  }
  return isRecord(value) ? fieldDeviations(fitting, value, place) : [];
};

import { isDay, isMoment } from '@/core/days';
import { isWrapped } from '@/core/endpoint';
import { isObjectId } from '@/core/id';
import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { lineOf } from '@/core/text';
import type { Answer } from '@/providers/http/answers';
import { resources } from '@/resources/registry';

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

/** The rows of an answer that are compared: a backend that differs does so in all of them. */
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
    if (isRecord(record))
      return [...found, ...recordDeviations(definition, record, `${prefix}${singular}`)];
    const section = "1, 'One record, create, update, delete'";
    return [
      ...found,
      { place: `${prefix}${singular}`, expected: 'an object', seen: kindOf(record), section },
    ];
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
        expected: `${expected} rows of ${total} on page ${page}`,
        seen: `${rows.length} rows`,
        section,
      });
    }
  }
  const compared: unknown[] = rows.slice(0, ROWS_COMPARED);
  return [
    ...found,
    ...compared.flatMap((row) =>
      isRecord(row)
        ? recordDeviations(definition, row, `${place}[]`)
        : [{ place: `${place}[]`, expected: 'an object', seen: kindOf(row), section }],
    ),
  ];
};

const recordDeviations = (
  { endpoint, routes, values = {}, references = {}, codeField }: ResourceDefinition,
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
    compare(field, isFilledText(record[field]), 'a text', '4');
  }
  const isTextField = (field: string) =>
    [...endpoint.writable, ...endpoint.searched].includes(field) || TEXT_FIELD.test(field);
  for (const [field, value] of Object.entries(record)) {
    if (value === null || value === undefined || value === '') continue;
    const known: readonly unknown[] | undefined = values[field];
    const kind = KINDS.find(({ fields }) => fields.test(field));
    if (known) {
      // A field in the address is limited to the pages there are.
      const isJudged = !endpoint.derived?.includes(field) && !routes.list?.includes(`:${field}`);
      if (isJudged) compare(field, known.includes(value), `one of ${known.join(', ')}`, '4');
    } else if (kind) {
      compare(field, kind.isRight(value), kind.expected, kind.section);
    } else if (isTextField(field)) {
      // The codes of several places are a list.
      const isRight = isText(value) || (references[field] !== undefined && areAll(isText)(value));
      compare(field, isRight, 'a text', '4');
    }
  }
  return found;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const areAll = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isRight);

/** Texts that the backend makes; the others are searched or written. */
const TEXT_FIELD = /\w(_code|_id|_by|_key|_error)$|^(period|username)$/;

/** The kinds of values besides texts, by the names the wire gives their fields. */
const KINDS = [
  {
    fields: /^(start_date|end_date|date)$/,
    isRight: (value: unknown) => isText(value) && isDay(value),
    expected: 'YYYY-MM-DD',
    section: "1, 'Values'",
  },
  {
    fields: /^(publication_date|import_time|first_access|last_access|last_login|\w+_at)$/,
    isRight: (value: unknown) => isText(value) && isMoment(value),
    expected: 'ISO 8601 in UTC',
    section: "1, 'Values'",
  },
  {
    fields:
      /^(amount|total|worth|target|quantity|percent|position|row|year|month|latitude|longitude|participants|payout|max_per_client|\w+_(amount|value|total|year|count|earned|delivered))$/,
    isRight: (value: unknown) => numberOf(value) !== undefined,
    expected: 'a number',
    section: "1, 'Tolerant reading'",
  },
  {
    fields: /^(roles|recipients|categories|options|accesses_list)$/,
    isRight: areAll(isText),
    expected: 'a list of texts',
    section: '4',
  },
  {
    fields: /^(opening|company_quotas|milestones|lines|locations)$/,
    isRight: areAll(isRecord),
    expected: 'a list of objects',
    section: '4',
  },
  {
    fields: /^(free|required|first_login)$/,
    isRight: (value: unknown) => typeof value === 'boolean',
    expected: 'true or false',
    section: '4',
  },
];

const isFilledText = (value: unknown) => isText(value) && value !== '';

/** A value in few words, for a reader who has to find it. */
const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value))
    return `an object with ${lineOf(Object.keys(value).join(', ')) || 'nothing'}`;
  return lineOf(JSON.stringify(value));
};

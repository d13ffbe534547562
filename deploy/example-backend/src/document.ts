import { readFileSync } from 'node:fs';

type Schema = { $ref?: string; oneOf?: readonly { type: string }[]; properties?: Readonly<Record<string, Schema>> };
type Content = { content?: Readonly<Record<string, { schema: Schema }>> };

/** An operation of the OpenAPI document, as far as it is read here. */
type Operation = {
  'x-roles'?: readonly string[];
  /** Empty where the call needs no session. */
  security?: readonly [];
  parameters?: readonly { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
};

type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** Where a field takes one text or a list of them, Fastify is asked for the list, and makes one of a single text. */
const listsAlone = (_key: string, value: Schema | null) => value?.oneOf?.find(({ type }) => type === 'array') ?? value;

/** The console's OpenAPI document; Fastify knows its schemas as `api`. A copy of this backend takes the file along. */
export const { paths, components } = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8').replaceAll(
    '#/components/schemas/',
    'api#/definitions/',
  ),
  listsAlone,
) as Document;

const jsonOf = (content?: Content): Schema | undefined => content?.content?.['application/json']?.schema;

/** What `operation` takes and answers, as Fastify validates and writes it: no field leaves that the document lacks. */
export const schemasOf = ({ parameters = [], requestBody, responses }: Operation) => {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const answers = Object.entries(responses).map(([status, content]) => [status, jsonOf(content)]);
  return {
    querystring: { type: 'object', properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) },
    response: Object.fromEntries(answers.filter(([, schema]) => schema)) as Record<string, Schema>,
    ...(jsonOf(requestBody) && { body: jsonOf(requestBody) }),
  };
};

/** The fields that a create or an update posts to `path`. */
export const writtenFields = (path: string): readonly string[] => {
  const { $ref = '' } = jsonOf(paths[path]?.['post']?.requestBody) ?? {};
  const body = components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  return Object.keys(body?.properties ?? {}).filter((field) => field !== 'updated_at');
};

import Ajv from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { isRecord } from '@/core/is-record';
import { openApiDocument, type OpenApiDocument } from '../../fixtures/openapi/document';
import { loadDefinitions } from '../../fixtures/server/definitions';

type Exchange = {
  method: string;
  /** Path and query. */
  address: string;
  status: number;
  /** The parsed bodies; undefined where there was none, or no JSON. */
  sent?: unknown;
  answered?: unknown;
  /** Whether unknown fields are errors: the console sends none, tests of the backend do. */
  isOfConsole?: boolean;
};

/**
 * Checks calls against the OpenAPI document: each answer must be documented, down to the names of its fields, and the
 * body of a write that was accepted must keep to its schema.
 */
export type OpenApiValidator = (exchange: Exchange) => string[];

/** Creates a validator for the calls of `resources`, by default of all resources. */
export const createOpenApiValidator = async (
  ...given: Parameters<typeof loadDefinitions>
): Promise<OpenApiValidator> => {
  const { resources, entityOf } = await loadDefinitions(...given);
  return validatorOf(openApiDocument(resources, entityOf));
};

/** Creates a validator for a document such as docs/openapi.json. */
export const validatorOf = (document: OpenApiDocument): OpenApiValidator => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'open');
  ajv.addSchema(closed(document) as OpenApiDocument, 'closed');
  const routes = Object.keys(document.paths)
    .map((path) => ({ path, pattern: patternOf(path), names: path.split('{').length }))
    // Concrete paths first: `promotions/reports` is not a promotion called 'reports'.
    .toSorted((a, b) => a.names - b.names);
  const compiled = new Map<string, ValidateFunction>();
  const validate = (pointer: string, value: unknown): string[] => {
    const validator = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, validator);
    if (validator(value)) return [];
    return (validator.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  };

  return ({ method, address, status, sent, answered, isOfConsole = false }) => {
    const [pathname = ''] = address.split('?');
    const verb = method.toLowerCase();
    const route = routes.find(
      ({ path, pattern }) => pattern.test(pathname) && document.paths[path]?.[verb],
    );
    if (!route)
      return status < 400 && !OWN_PAGES.test(pathname)
        ? [`${method} ${pathname} is not documented`]
        : [];
    const pointer = `/paths/${escaped(route.path)}/${verb}`;
    const operation = document.paths[route.path]?.[verb] as Operation;
    const response = operation.responses[status];
    if (!response) return [`${method} ${route.path} documents no ${status}`];
    const content = '/content/application~1json/schema';
    const name = response.$ref?.split('/').at(-1);
    const schema = name ? `/components/responses/${name}` : `${pointer}/responses/${status}`;
    const hasJson = name !== undefined || response.content?.['application/json'] !== undefined;
    const problems =
      answered === undefined || !hasJson ? [] : validate(`closed#${schema}${content}`, answered);
    const accepts = status < 400 && isRecord(sent) && operation.requestBody !== undefined;
    return [
      ...problems.map((problem) => `answer of ${method} ${route.path} (${status}): ${problem}`),
      ...(accepts
        ? validate(`${isOfConsole ? 'closed' : 'open'}#${pointer}/requestBody${content}`, sent)
        : []
      ).map((problem) => `body of ${method} ${route.path}: ${problem}`),
    ];
  };
};

/** Pages of the fixture backend that no other backend needs. */
const OWN_PAGES = /^\/(outbox|openapi)/;

type Operation = {
  requestBody?: unknown;
  responses: Readonly<
    Record<number, { $ref?: string; content?: Readonly<Record<string, unknown>> }>
  >;
};

const escaped = (path: string) => encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * `value` with every object of its schemas limited to the properties it names. Tests have ids of their own.
 */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'pattern')
      .map(([key, item]) => [key, closed(item)]),
  );
  return value.type === 'object' && isRecord(value.properties)
    ? { ...copy, additionalProperties: false }
    : copy;
};

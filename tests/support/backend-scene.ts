import { createBackend, type BackendOptions } from '../../fixtures/server/app';
import { quickSecret } from '../../fixtures/accounts/passwords';
import {
  createMemoryStore,
  type Database,
  type Row,
  type Store,
} from '../../fixtures/database/store';
import { createOpenApiValidator, type OpenApiValidator } from './openapi-validator';
import { pngOf } from './pictures';
import { serve } from './serve';

export const PASSWORD = 'Prova-1234';

/** `json` has the type that `JSON.parse` returns; it is null if the answer is not JSON. */
type Answer = { status: number; headers: Headers; text: string; json: ReturnType<JSON['parse']> };

export type Scene = {
  store: Store;
  url: string;
  /** Makes a call as the account with a code; '' calls without a token. */
  call: (who: string, path: string, body?: unknown, init?: RequestInit) => Promise<Answer>;
  login: (email: string, password?: string) => Promise<Answer>;
  close: () => Promise<void>;
};

/**
 * A backend over a small world: companies C1 and C2 with two locations each, an account per role in C1
 * and one manager in C2, eight customers. Every account's password is `PASSWORD`, its address `{code}@x.it`.
 *
 * Each call must keep to docs/openapi.json, unless the rows have values that no backend should have.
 */
export const openScene = async (
  options: Partial<BackendOptions> = {},
  more: Database = {},
  { hasForeignValues = false } = {},
): Promise<Scene> => {
  const store = createMemoryStore({ ...smallWorld(), ...more });
  const { url, close } = await serve(await createBackend({ store, ...options }));
  const tokens = new Map<string, string>();
  const validate = await (options.resources
    ? createOpenApiValidator(options.resources, options.schemas)
    : (validator ??= createOpenApiValidator()));

  const send = async (
    path: string,
    body: unknown,
    init: RequestInit,
    token = '',
  ): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined || isForm ? (body as FormData) : asText(body),
      ...init,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(init.headers as Record<string, string>),
      },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const json = isJson ? JSON.parse(text) : null;
    const { status } = response;
    const problems = validate({
      method: init.method ?? (body === undefined ? 'GET' : 'POST'),
      address: path,
      status,
      sent: typeof body === 'object' && !isForm ? body : undefined,
      answered: isJson ? json : undefined,
    });
    if (problems.length > 0 && !hasForeignValues)
      throw new Error(`The call does not match docs/openapi.json: ${problems.join('; ')}`);
    return { status, headers: response.headers, text, json };
  };

  const login = (email: string, password = PASSWORD) =>
    send('/bouser/login', { email, password }, {});

  return {
    store,
    url,
    login,
    call: async (who, path, body, init = {}) => {
      if (who && !tokens.has(who)) tokens.set(who, (await login(`${who}@x.it`)).json.token);
      return send(path, body, init, tokens.get(who));
    },
    close,
  };
};

export const idOf = (store: Store, collection: string, code: string): string => {
  const row = store
    .rows(collection)
    .find((item) => [item.code, item.company_code, item.group_code].includes(code));
  if (!row) throw new Error(`${collection} has no row with the code ${code}`);
  return row._id;
};

/** The address of the record with a code. */
export const pathOf = ({ store }: Scene, collection: string, code: string, verb = '') =>
  `/api/v1/${collection}/${idOf(store, collection, code)}${verb}`;

/** The status of a refused call, then the field of each of its errors. Throws if a row has changed nevertheless. */
export const refusal = async (scene: Scene, who: string, address: string, body?: unknown) => {
  const rows = () =>
    JSON.stringify(
      ['companies', 'bousers', 'groups', 'customers'].map((name) => scene.store.rows(name)),
    );
  const before = rows();
  const { status, json } = await scene.call(who, address, body);
  if (rows() !== before) throw new Error(`${address} was refused, but rows changed`);
  return [status, ...json.errors.map((item: { field?: string }) => item.field ?? '')];
};

const asText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

let validator: Promise<OpenApiValidator> | undefined;

/** A fast hash: the usual slow one, of seeded accounts and changed passwords, would add 50 ms to each login. */
const SECRET = quickSecret(PASSWORD);

let count = 0;
const row = (fields: Record<string, unknown>): Row => ({
  _id: (++count).toString(16).padStart(24, '0'),
  updated_at: '2026-01-01T00:00:00.000Z',
  ...fields,
});

const smallWorld = (): Database => {
  const account = (code: string, role: string[], companies: string[], locations: string[]) =>
    row({
      code,
      firstname: `Nome ${code}`,
      surname: `Cognome ${code}`,
      email: `${code}@x.it`,
      telephone: '+39 06 1234567',
      roles: role,
      company_code: companies,
      location_code: locations,
      status: 'active',
      first_login: false,
      ...SECRET,
    });
  const customer = (
    code: string,
    place: [string | string[], string | string[], string | string[]],
  ) =>
    row({
      code,
      business_name: `Caffè ${code}`,
      email: `${code}@clienti.it`,
      p_iva: '12345678901',
      company_code: place[0],
      location_code: place[1],
      agent_code: place[2],
      categories: ['gold'],
      status: 'active',
      first_access: '2026-01-01T08:00:00.000Z',
      last_access: '2026-02-01T08:00:00.000Z',
      accesses_list: ['2026-01-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z'],
    });
  const images = {
    logo: pngOf(400, 120),
    logo_square: pngOf(256, 256),
    header_image: pngOf(1200, 400),
  };
  return {
    companies: ['C1', 'C2', 'C3'].map((company_code) =>
      row({
        company_code,
        company_name: `Società ${company_code}`,
        description: 'Una società',
        ...images,
      }),
    ),
    locations: ['C1-A', 'C1-B', 'C2-A', 'C2-B'].map((code) =>
      row({ code, name: `Sede ${code}`, company_code: code.slice(0, 2), town: 'Forlì' }),
    ),
    categories: [],
    bousers: [
      account('admin', ['admin'], [], []),
      account('company', ['company_manager'], ['C1'], []),
      account('area', ['area_manager'], ['C1'], ['C1-A', 'C1-B']),
      account('site', ['site_manager'], ['C1'], ['C1-A']),
      account('agent', ['agent'], ['C1'], ['C1-A']),
      account('agent2', ['agent'], ['C1'], ['C1-B']),
      account('other', ['company_manager'], ['C2'], []),
      account('nobody', [], [], []),
    ],
    customers: [
      customer('K1', ['C1', 'C1-A', 'agent']),
      customer('K2', ['C1', 'C1-A', 'agent']),
      customer('K3', ['C1', 'C1-A', 'agent']),
      customer('K4', ['C1', 'C1-B', 'agent2']),
      customer('K5', [
        ['C1', 'C2'],
        ['C1-B', 'C2-A'],
        ['agent2', 'x'],
      ]),
      customer('K6', ['C2', 'C2-A', 'x']),
      customer('K7', ['C2', 'C2-A', 'x']),
      customer('K8', ['C2', 'C2-B', 'x']),
    ],
    groups: [],
  };
};

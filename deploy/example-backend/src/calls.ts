import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { paths, schemasOf } from './document';
import { Refusal, say, type Word } from './refusal';

/** From the highest to the lowest. */
const ROLES = ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'] as const;

type User = Readonly<{ _id: string; code: string; roles: string[]; company_code: string[]; location_code: string[] }>;

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string };
    user: User;
  }
}

/** A row of a table, or the body of a call. */
export type Row = Readonly<Record<string, unknown>>;

type Parts = { Params: Readonly<Record<string, string>>; Querystring: Row; Body: Row };

/** A call on its way: checked against the document, in a transaction that sees the rows of the user who asks. */
export type Call = {
  client: PoolClient;
  request: FastifyRequest<Parts>;
  reply: FastifyReply;
  say: (word: Word) => string;
};

export type AddCall = (method: 'get' | 'post', path: string, work: (call: Call) => Promise<unknown>) => void;

/** Adds calls of the OpenAPI document: it says what each takes and answers, and which roles may. */
export const createCalls =
  (app: FastifyInstance): AddCall =>
  (method, path, work) => {
    const operation = paths[path]?.[method];
    if (!operation) throw new Error(`docs/openapi.json has no ${method} ${path}`);
    const { 'x-roles': roles, security } = operation;
    app.route<Parts>({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(operation),
      onRequest: async (request) => {
        if (security) return;
        const { sub } = await request.jwtVerify<{ sub: string }>();
        const { rows } = await app.pg.query<User>(`select * from bousers where _id = $1 and status = 'active'`, [sub]);
        if (!rows[0]) throw new Refusal(401, 'session');
        request.user = rows[0];
        if (roles && !roles.includes(roleOf(rows[0]) ?? '')) throw new Refusal(403, 'forbidden');
      },
      handler: (request, reply) =>
        app.pg.transact(async (client) => {
          // Calls about the caller's own account are for accounts without a role as well.
          if (roles) await actAs(client, request.user);
          return work({ client, request, reply, say: (word) => say(word, request.headers['accept-language']) });
        }),
    });
  };

/** With several roles the highest: it sees all that the others see. */
const roleOf = ({ roles }: User) => ROLES.find((role) => roles.includes(role));

/** Until the transaction ends, the database shows and takes the rows of `user` (migrations/002-scopes.sql). */
const actAs = (client: PoolClient, user: User) =>
  client.query(
    `select set_config('role', $1, true), set_config('app.code', $2::text[]::text, true),
      set_config('app.companies', $3::text[]::text, true), set_config('app.locations', $4::text[]::text, true)`,
    [`loyalty_${roleOf(user)}`, [user.code], user.company_code, user.location_code],
  );

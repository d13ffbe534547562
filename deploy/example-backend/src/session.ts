import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { inScope, ROLES, SYSTEM, type Asker, type Role } from './database';
import { email, readFields, text } from './fields';
import { hashPassword, isPassword, PASSWORD } from './passwords';
import { Refusal } from './refusal';
import { BOUSER_COLUMNS, bouserOnWire, type BouserRow } from './areas/bousers';

/** The signed-in user of a request. */
export type CurrentUser = Asker & { _id: string; role: Role };

declare module 'fastify' {
  interface FastifyRequest {
    user: CurrentUser;
  }
  interface FastifyContextConfig {
    /** Answered without a session. */
    isOpen?: boolean;
  }
}

const HOURS = 24;
/** An account without one of the console's roles may ask for these alone. */
const WITHOUT_ROLE = ['/me', '/bouser/update/password'];

/** Login, profile and change of password; every other call needs the token that the login gives. */
export const addSession = (app: FastifyInstance, pool: Pool): void => {
  app.decorateRequest('user');
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.isOpen) return;
    request.user = await userOf(pool, request);
    if (!request.user.role && !WITHOUT_ROLE.includes(request.routeOptions.url ?? '')) {
      throw new Refusal(403, 'forbidden');
    }
  });

  app.post('/bouser/login', { config: { isOpen: true } }, async ({ body }) => {
    const given = readFields(body, { email, password: text() });
    const token = randomBytes(32).toString('base64url');
    await inScope(pool, SYSTEM, async (client) => {
      // One address may have several accounts: the password tells which one.
      const { rows } = await client.query<{ _id: string; password_hash: string | null }>(
        `select _id, password_hash from bousers where lower(email) = lower($1) and status = 'active' order by _id limit 20`,
        [given['email']],
      );
      let found: string | undefined;
      for (const row of rows.length > 0 ? rows : [{ _id: '', password_hash: null }]) {
        if (await isPassword(String(given['password']), row.password_hash)) found ??= row._id;
      }
      if (!found) throw new Refusal(401, 'login');
      await client.query('delete from sessions where expires_at < now()');
      await client.query(
        'insert into sessions values ($1, $2, now() + make_interval(hours => $3))',
        [hashOf(token), found, HOURS],
      );
    });
    return { token };
  });

  app.get('/me', ({ user }) =>
    inScope(pool, SYSTEM, async (client) => {
      const { rows } = await client.query<BouserRow>(
        `select ${BOUSER_COLUMNS} from bousers where _id = $1`,
        [user._id],
      );
      return { self: rows[0] && bouserOnWire(rows[0]) };
    }),
  );

  app.post('/bouser/update/password', ({ user, body }) => {
    const given = readFields(body, {
      password: text({ pattern: PASSWORD, wrong: 'password' }),
      oldpassword: text(),
    });
    return inScope(pool, SYSTEM, async (client) => {
      const { rows } = await client.query<{ password_hash: string | null }>(
        'select password_hash from bousers where _id = $1 for update',
        [user._id],
      );
      if (!(await isPassword(String(given['oldpassword']), rows[0]?.password_hash ?? null))) {
        throw new Refusal(422, { field: 'oldpassword', message: 'wrong_password' });
      }
      await client.query(
        'update bousers set password_hash = $2, first_login = false where _id = $1',
        [user._id, await hashPassword(String(given['password']))],
      );
      return { message: 'password_changed' };
    });
  });
};

const userOf = async (pool: Pool, { headers }: FastifyRequest): Promise<CurrentUser> => {
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token) throw new Refusal(401, 'session');
  const [user] = await inScope(pool, SYSTEM, async (client) => {
    const { rows } = await client.query<CurrentUser & { roles: string[] }>(
      `select bousers._id, code, roles, company_code, location_code
        from sessions join bousers on bousers._id = bouser_id
        where token_hash = $1 and expires_at > now() and status = 'active'`,
      [hashOf(token)],
    );
    return rows;
  });
  if (!user) throw new Refusal(401, 'session');
  // With several roles, that of the highest: it sees all that the others see.
  return { ...user, role: ROLES.find((role) => user.roles.includes(role)) as Role };
};

/** Tokens are kept as their digest: who reads the table cannot sign in. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

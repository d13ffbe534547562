import { randomBytes } from 'node:crypto';
import { hashOf } from './account';
import { createApp } from './app';

const { DATABASE_URL, HOST = '127.0.0.1', PORT = '4100', CONSOLE_ORIGIN, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const { TOKEN_SECRET = randomBytes(32).toString('hex') } = process.env;
if (!DATABASE_URL) throw new Error('DATABASE_URL names the database: postgres://user:password@host:port/name');

const app = await createApp({ databaseUrl: DATABASE_URL, secret: TOKEN_SECRET, consoleOrigin: CONSOLE_ORIGIN });
if (ADMIN_EMAIL && ADMIN_PASSWORD) {
  await app.pg.query(
    `with made as (
      insert into bousers (code, firstname, surname, email, telephone, roles, first_login)
        values ('ADMIN', 'Prima', 'Amministratrice', $1, '+39 06 0000000', '{admin}', false)
        on conflict (code) do nothing returning _id)
      insert into passwords select _id, $2 from made`,
    [ADMIN_EMAIL, await hashOf(ADMIN_PASSWORD)],
  );
}
await app.listen({ host: HOST, port: Number(PORT) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());

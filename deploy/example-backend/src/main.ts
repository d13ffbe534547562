import { createApp } from './app';
import { inScope, openDatabase, SYSTEM } from './database';
import { hashPassword, PASSWORD } from './passwords';

const {
  DATABASE_URL,
  HOST = '127.0.0.1',
  PORT = '4100',
  CONSOLE_ORIGIN,
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
} = process.env;
if (!DATABASE_URL) {
  console.error('DATABASE_URL names the database: postgres://user:password@host:port/name');
  process.exit(2);
}

const pool = await openDatabase(DATABASE_URL);

if (ADMIN_EMAIL && ADMIN_PASSWORD) {
  if (!PASSWORD.test(ADMIN_PASSWORD)) {
    console.error(
      'ADMIN_PASSWORD needs 8 characters with upper and lower case, a digit and one of #?!@$%^&*-+._',
    );
    process.exit(2);
  }
  const hash = await hashPassword(ADMIN_PASSWORD);
  await inScope(pool, SYSTEM, (client) =>
    client.query(
      `insert into bousers (code, firstname, surname, email, telephone, roles, first_login, password_hash)
        values ('ADMIN', 'Prima', 'Amministratrice', $1, '+39 06 0000000', '{admin}', false, $2)
        on conflict (code) do nothing`,
      [ADMIN_EMAIL, hash],
    ),
  );
}

const app = await createApp({ pool, consoleOrigin: CONSOLE_ORIGIN, isLogged: true });
await app.listen({ host: HOST, port: Number(PORT) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => pool.end()));
}

import { finished } from 'node:stream/promises';
import cors from '@fastify/cors';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import postgres from '@fastify/postgres';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { types } from 'pg';
import { addAccount } from './account';
import { addArea } from './area';
import { bousers, companies, customers, news, turnovers } from './areas';
import { createCalls } from './calls';
import { components } from './document';
import { migrate } from './migrate';
import { Refusal, refusalOf, say } from './refusal';
import { addStaff } from './staff';
import { addTurnoverFile } from './turnover-file';

const MEGABYTE = 1_000_000;

/** `secret` signs the tokens; `consoleOrigin` is that of a console which is served from elsewhere. */
type Options = { databaseUrl: string; secret: string; consoleOrigin?: string };

/** The backend: login, profile, and the areas of areas.ts. */
export const createApp = async ({ databaseUrl, secret, consoleOrigin }: Options): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: true,
    bodyLimit: 25 * MEGABYTE,
    ajv: { customOptions: { allErrors: true, removeAdditional: false } },
  });
  types.setTypeParser(types.builtins.NUMERIC, Number);
  await app.register(postgres, { connectionString: databaseUrl, statement_timeout: 120_000 });
  await app.pg.transact(migrate);
  await app.register(jwt, { secret, sign: { expiresIn: '24h' } });
  await app.register(multipart, { limits: { files: 1, fileSize: 150 * MEGABYTE } });
  await app.register(cors, { origin: consoleOrigin ?? false, exposedHeaders: ['Content-Disposition', 'Retry-After'] });
  app.addSchema({ $id: 'api', definitions: components.schemas });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('preValidation', async (request) => {
    if (request.body) request.body = JSON.parse(JSON.stringify(request.body), trimmed);
  });
  app.setErrorHandler(async (error: FastifyError, { headers, log, raw }, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) log.error(error);
    const { status, lines } = refusal ?? new Refusal(500, 'failed');
    // A browser reads no answer before all is sent.
    if (status === 413) await finished(raw.resume());
    const errors = lines.map((line) => ({ ...line, message: say(line.message, headers['accept-language']) }));
    return reply.status(status).send({ errors });
  });
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'no_area');
  });

  const add = createCalls(app);
  addAccount(add, app);
  for (const area of [companies, bousers, customers, news, turnovers]) addArea(add, area);
  addStaff(add);
  addTurnoverFile(add);
  return app;
};

/** Texts count without the spaces around them; those of a password are its own. */
const trimmed = (key: string, value: unknown): unknown =>
  typeof value === 'string' && !key.includes('password') ? value.trim() : value;

import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { addArea } from './area';
import { addStaffLookups, bousers } from './areas/bousers';
import { companies } from './areas/companies';
import { customers } from './areas/customers';
import { news } from './areas/news';
import { addTurnovers } from './areas/turnovers';
import { Refusal, say, WORDS, type Word } from './refusal';
import { addSession } from './session';

const MEGABYTE = 1_000_000;

type Options = {
  pool: Pool;
  /** Origin of the console, where it is another than the backend's own. */
  consoleOrigin?: string;
  isLogged?: boolean;
};

/** The backend: login, profile, and the areas of `areas/`. */
export const createApp = async (options: Options): Promise<FastifyInstance> => {
  const { pool, consoleOrigin, isLogged = false } = options;
  const app = Fastify({ logger: isLogged, bodyLimit: 25 * MEGABYTE });
  await app.register(multipart, { limits: { files: 1, fileSize: 150 * MEGABYTE } });
  if (consoleOrigin) {
    await app.register(cors, {
      origin: consoleOrigin,
      methods: ['GET', 'POST'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Accept'],
      exposedHeaders: ['Content-Disposition', 'Retry-After'],
    });
  }

  addSession(app, pool);
  // Before `/api/v1/bousers/:id`, which would take the name of the file for an id.
  addStaffLookups(app, pool);
  addArea(app, pool, companies);
  addArea(app, pool, bousers);
  addArea(app, pool, customers);
  addArea(app, pool, news);
  addTurnovers(app, pool);

  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    return said(payload, request.headers['accept-language']);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ errors: [{ message: 'no_area' }] }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error(error);
    return reply
      .status(refusal?.status ?? error.statusCode ?? 500)
      .send({ errors: refusal?.errors ?? [{ message: 'bad_request' }] });
  });
  return app;
};

/** What PostgreSQL refuses, as the wire says it. */
const refusalOf = (error: FastifyError & { constraint?: string }): Refusal | null => {
  if (error instanceof Refusal) return error;
  switch (error.code) {
    case '23505': {
      const [, field] = /_((?:\w+_)?code)_key$/.exec(error.constraint ?? '') ?? [];
      return new Refusal(409, { field, message: 'taken' });
    }
    case '23503':
      return new Refusal(422, 'unknown');
    case '42501':
      return new Refusal(403, 'forbidden');
    default:
      return null;
  }
};

/** `payload` with its words said in the language of the request. */
const said = (payload: unknown, language: string | undefined): unknown => {
  if (typeof payload !== 'object' || payload === null) return payload;
  const { message, errors } = payload as { message?: Word; errors?: readonly { message: Word }[] };
  if (errors) {
    return { errors: errors.map((error) => ({ ...error, message: say(error.message, language) })) };
  }
  return message && message in WORDS ? { ...payload, message: say(message, language) } : payload;
};

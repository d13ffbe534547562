import type { IncomingMessage } from 'node:http';
import { serve } from './serve';

/** Any JSON, as `JSON.parse` types it. */
type Json = ReturnType<JSON['parse']>;

/** A call on its way to the backend; a plant may change it. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
};

/** An answer on its way back; a plant may change it. `json` is undefined for an answer without JSON. */
export type Answered = {
  status: number;
  headers: Record<string, string>;
  json: Json;
  text: string;
};

/** A deviation from the wire format: it changes a call, answers it by itself, or changes the answer. */
export type Plant = {
  asked?: (call: Asked) => Partial<Answered> | undefined | Promise<undefined>;
  answered?: (answer: Answered, call: Asked) => void;
};

/** Starts a server that forwards calls to `target`, changed by a plant. */
export const servePlanted = (target: string, { asked, answered }: Plant) =>
  serve(async (request, response) => {
    const url = new URL(request.url ?? '/', target);
    const call: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: headersOf(request),
      body: await bodyOf(request),
    };
    const own = await asked?.(call);
    const answer = own
      ? { status: 200, headers: {}, text: '', json: undefined, ...own }
      : await forwarded(target, call);
    answered?.(answer, call);
    const { status, headers, json, text } = answer;
    response.writeHead(status, {
      ...headers,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    });
    response.end(json === undefined ? text : JSON.stringify(json));
  });

const forwarded = async (target: string, call: Asked): Promise<Answered> => {
  const response = await fetch(`${target}${call.path}?${call.query}`, {
    method: call.method,
    // Between two servers of one process, compressing is work for nothing.
    headers: { ...call.headers, 'accept-encoding': 'identity' },
    body: call.method === 'POST' ? call.body : undefined,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text, json: isJson ? JSON.parse(text) : undefined };
};

/** Headers of a connection, which are not forwarded. */
const CONNECTION_HEADERS = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
];

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      CONNECTION_HEADERS.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

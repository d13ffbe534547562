import { availableParallelism } from 'node:os';

const FIRST_PORT = Number(process.env.E2E_PORT ?? 5321);

/** Each has a server of its own, with some 200 MB of data. */
const MOST = 8;

/** As many test files run side by side as there are cores: what a story waits for is mostly the browser at work. */
export const WORKERS = Math.min(MOST, Number(process.env.E2E_WORKERS) || availableParallelism());

/** The port of a worker's own server: what one story stores, no other counts. */
export const portOf = (worker: number): number => FIRST_PORT + worker;

const FIRST_PORT = Number(process.env.E2E_PORT ?? 5321);

/** Test files run side by side, whatever the machine: most of a story is waiting for a second to pass. */
export const WORKERS = 2;

/** The port of a worker's own server: what one story stores, no other counts. */
export const portOf = (worker: number): number => FIRST_PORT + worker;

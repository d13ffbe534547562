import * as fake from 'fake-indexeddb';
import { afterAll } from 'vitest';

/** The globals of a browser that Node and jsdom lack. */
const globals = Object.entries(fake).filter(([name]) => /^(indexedDB|IDB)/.test(name));

// Gives the file that imports it an IndexedDB, and removes it for the next file in the same process.
Object.assign(globalThis, Object.fromEntries(globals));
afterAll(() => {
  for (const [name] of globals) Reflect.deleteProperty(globalThis, name);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Notes the scripts `page` fetches from now on. */
export const scriptsOf = (page: Page) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  return () => [...new Set(fetched)];
};

/** Gzip size of scripts served out of `dist`, in bytes. */
export const gzipSizeOf = (scripts: readonly string[], dist: string): number =>
  scripts
    .map((address) => readFileSync(join(dist, decodeURIComponent(new URL(address).pathname))))
    .reduce((total, content) => total + gzipSync(content, { level: 9 }).byteLength, 0);

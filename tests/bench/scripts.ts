import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Addresses of the scripts that `page` had fetched `until` ms after the start of its navigation. */
export const scriptsFetched = (page: Page, until: number): Promise<string[]> =>
  page.evaluate(
    (end) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name, responseEnd }) => responseEnd <= end && new URL(name).pathname.endsWith('.js'),
        )
        .map(({ name }) => name),
    until,
  );

/** Gzip size in bytes of scripts served from `dist`. */
export const gzipSizeOf = (scripts: readonly string[], dist: string): number =>
  scripts
    .map((address) => readFileSync(join(dist, decodeURIComponent(new URL(address).pathname))))
    .reduce((total, content) => total + gzipSync(content, { level: 9 }).byteLength, 0);

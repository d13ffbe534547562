import type { BrowserContext, Page } from '@playwright/test';

/** 10 Mbit/s. */
const BYTES_PER_SECOND = 10_000_000 / 8;
const LATENCY_MS = 40;

/** Throttles the network of `page`, and its processor by the factor `cpuSlowdown` (1: full speed). */
export const slowDown = async (
  context: BrowserContext,
  page: Page,
  cpuSlowdown: number,
): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** Factor for a mid-range phone or an old office computer. */
export const SLOW_CPU = 4;

/**
 * Number of loads of a throttled page: load times vary by a tenth, and the measured shares are close to their targets.
 */
export const LOADS = 15;

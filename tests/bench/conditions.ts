import type { BrowserContext, Page } from '@playwright/test';

/** A line of 10 Mbit/s. */
const BYTES_PER_SECOND = 10_000_000 / 8;
const LATENCY_MS = 40;

/** Slows down the network of `page`, and its processor by `cpuSlowdown` (1: as it is). */
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

/** A middling phone or an old office machine. */
export const SLOW_CPU = 4;

/**
 * How often a slowed-down page is loaded: one load takes a tenth more than another, and the shares are near their
 * targets.
 */
export const LOADS = 15;

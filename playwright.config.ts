import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, SHORT_RUN_FLAGS } from './tests/e2e/chromium';
import { portOf, WORKERS } from './tests/e2e/servers';

/** The production build, served as `npm start` serves it, in the Chromium of the machine. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: WORKERS,
  // In CI a story is told once more when it fails; what passes the second time is listed by name as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Wide enough for a shared machine that stands still for some seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Recording one takes as long as the story itself: `npm run e2e -- --trace on` where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, ...SHORT_RUN_FLAGS],
    },
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: `node --import tsx fixtures/server/start.ts --memory --port ${portOf(worker)}`,
    url: `http://127.0.0.1:${portOf(worker)}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});

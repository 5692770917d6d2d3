import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3187';
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  // Far above what anything takes: a busy machine is no failure.
  expect: { timeout: 15_000 },
  // The journeys share one product and one small machine.
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: address,
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: chromiumArguments() },
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: `${address}/readyz`,
    env: { PORT: port, PUBLIC_URL: address },
    // The first start makes the database and the demo.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
  },
});

/** Chromium as root in a container has no sandbox to use, and nothing may go out by itself. */
function chromiumArguments(): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

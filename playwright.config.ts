import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/test/chromium.ts';

/**
 * Two projects run in parallel, each on its own server, because the journeys change data that the walk through every page
 * reads. The tests of job seekers, visitors, and reports follow the walk so that both projects take about the same time; so does
 * one of a partner that has imported no résumés yet.
 */
const ports = {
  journeys: Number(process.env.E2E_PORT ?? 3187),
  walk: Number(process.env.E2E_WALK_PORT ?? Number(process.env.E2E_PORT ?? 3187) + 1),
} as const;
const screenshots = /screenshots\.spec\.ts$/;
const helpPictures = /help-pictures\.spec\.ts$/;
const pageHeights = /page-heights\.spec\.ts$/;
const walk = /((every-route|bulk-resumes)\.spec\.ts|(seekers|visitors|reports)\/[\w-]+\.spec\.ts)$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  timeout: 60_000,
  // Generous, so that a busy machine does not fail tests.
  expect: { timeout: 15_000 },
  workers: 2,
  projects: [
    { name: 'walk', testMatch: walk, workers: 1, use: { baseURL: addressAt(ports.walk) } },
    // Compared on request only, while the pages still change.
    ...(process.env.SCREENSHOTS ? [{ name: 'screenshots', testMatch: screenshots, workers: 1 }] : []),
    // Writes files, so on request only.
    ...(process.env.HELP_PICTURES
      ? [{ name: 'help-pictures', testMatch: helpPictures, workers: 1, use: { baseURL: addressAt(ports.walk) } }]
      : []),
    // Measures the demo as it starts, before journeys change it, so on request only.
    ...(process.env.PAGE_HEIGHTS
      ? [{ name: 'page-heights', testMatch: pageHeights, workers: 1, use: { baseURL: addressAt(ports.walk) } }]
      : []),
    {
      name: 'journeys',
      testIgnore: [walk, screenshots, helpPictures, pageHeights],
      workers: 1,
      use: { baseURL: addressAt(ports.journeys) },
    },
  ],
  forbidOnly: true,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
  },
  webServer: Object.values(ports).map((port) => ({
    command: 'node e2e/server.ts',
    url: `${addressAt(port)}/readyz`,
    env: { PORT: String(port), PUBLIC_URL: addressAt(port) },
    // The first start creates the database and the demo.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
  })),
});

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Chromium as root in a container has no sandbox; background network requests are disabled. */
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

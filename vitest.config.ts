import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Three even on a small machine: some wait for the database, or for a clock, while another computes.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Far above what any test takes: a busy machine is no failure, and nothing here asserts times.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // What a server test makes it makes for itself, so files may share the modules they load.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          isolate: false,
          // One PostgreSQL for the run; test files clone its migrated template.
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'domain', include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          isolate: false,
          // What a test left behind is taken away, so files may share the modules they load.
          setupFiles: ['web/testing/set-up.ts'],
          // Style sheets are empty in tests, but for the one whose colours are computed.
          css: { include: [/tokens\.css/] },
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // At least three, because tests often wait for the database or a timer.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Generous, so that a busy machine does not fail tests. No test asserts durations.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // Each server test creates its own data, so files can share loaded modules.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          isolate: false,
          // Starts one PostgreSQL per run; test files clone its migrated template database.
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          isolate: false,
          // Cleans up after each test, so files can share loaded modules.
          setupFiles: ['web/testing/set-up.ts'],
          // Style sheets are empty in tests, except the one whose color contrast is tested.
          css: { include: [/tokens\.css/] },
        },
      },
    ],
  },
});

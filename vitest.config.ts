import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['node_modules/**'],
    // Two even on a small machine: one test waits for the database while another computes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Far above what any test takes: a busy machine is no failure, and nothing here asserts times.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Style sheets are empty in tests, but for the one whose colours are computed.
    css: { include: [/tokens\.css/] },
    // One PostgreSQL for the run; test files clone its migrated template.
    globalSetup: ['server/testing/global-setup.ts'],
  },
});

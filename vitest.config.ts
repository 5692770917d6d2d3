import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['node_modules/**'],
    // One PostgreSQL for the run; test files clone its migrated template.
    globalSetup: ['server/testing/global-setup.ts'],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['node_modules/**'],
    // Style sheets are empty in tests, but for the one whose colours are computed.
    css: { include: [/tokens\.css/] },
    // One PostgreSQL for the run; test files clone its migrated template.
    globalSetup: ['server/testing/global-setup.ts'],
  },
});

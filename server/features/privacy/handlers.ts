import type { privacyApi } from '#domain/features/privacy/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changeDiscoverable, readConsents } from './consents.ts';
import { deleteAccount } from './deleting.ts';
import { tidyExports } from './exporting.ts';
import { exportFile, readExports, startExport } from './exports.ts';

export const privacyHandlers = {
  consents: (ctx) => readConsents(ctx),
  setDiscoverable: (ctx, { body }) => changeDiscoverable(ctx, body.is_discoverable),
  exports: async (ctx) => ({ exports: await readExports(ctx) }),
  startExport: async (ctx) => ({ exports: await startExport(ctx) }),
  exportFile: (ctx, { params }) => exportFile(ctx, params.id),
  deleteAccount: async (ctx, { body }) => {
    await deleteAccount(ctx, body.password);
    await tidyExports(ctx);
    return { status: 'success' };
  },
} satisfies Handlers<typeof privacyApi>;

import type { privacyApi } from '#domain/features/privacy/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changeDiscoverable, readConsents } from './consents.ts';
import { deleteAccount } from './delete-account.ts';
import { cleanUpExports } from './export-task.ts';
import { listOwnExports, queueExport, readExportFile } from './exports.ts';

export const privacyHandlers = {
  consents: (ctx) => readConsents(ctx),
  setDiscoverable: (ctx, { body }) => changeDiscoverable(ctx, body.is_discoverable),
  exports: async (ctx) => ({ exports: await listOwnExports(ctx, 'own') }),
  startExport: async (ctx) => {
    await queueExport(ctx, { kind: 'own' });
    return { exports: await listOwnExports(ctx, 'own') };
  },
  exportFile: (ctx, { params }) => readExportFile(ctx, params.id, 'own'),
  deleteAccount: async (ctx, { body }) => {
    await deleteAccount(ctx, body.password);
    await cleanUpExports(ctx);
    return { status: 'success' };
  },
} satisfies Handlers<typeof privacyApi>;

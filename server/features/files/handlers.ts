import type { filesApi } from '#domain/features/files/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { canReadFilesOfAny } from '#server/features/applications/service.ts';
import { canReadImportedFile } from '#server/features/bulk-imports/service.ts';
import { canReadMessageFile } from '#server/features/messages/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findApplicationsWithFile, findFile } from './queries.ts';

export const fileHandlers = {
  download: async (ctx, { body }) => {
    const file = await findFile(ctx.db, ctx.tenant.id, body.file_path);
    if (!file || !(await canDownload(ctx, file))) return refuse('not_found');
    await write(ctx, (change) => change.audit({ action: 'file.download', subject: ['file', file.id] }));
    const bytes = await ctx.files.get(file.storage_key);
    return { bytes, file_name: file.file_name, media_type: file.media_type };
  },
} satisfies Handlers<typeof filesApi>;

/** The caller’s own files, and those of their conversations, of imported people, and of applications they may read. */
async function canDownload(ctx: SignedInContext, file: { id: number; owner_user_id: number }): Promise<boolean> {
  if (file.owner_user_id === ctx.actor.userId) return true;
  if (await canReadMessageFile(ctx, file.id)) return true;
  if (await canReadImportedFile(ctx, file.id)) return true;
  return canReadFilesOfAny(ctx, await findApplicationsWithFile(ctx.db, ctx.tenant.id, file.id));
}

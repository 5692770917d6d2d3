import type { PrintedContact } from '#domain/features/seekers/profile-parts.ts';
import { toJsonResume } from '#domain/features/seekers/to-json-resume.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { renderPdf } from '#server/pdf/render-pdf.ts';
import { buildProfilePdf } from './profile-pdf.ts';
import { readProfile } from './service.ts';

interface DownloadOptions {
  readonly kind: 'json' | 'pdf';
  readonly language: Language;
  /** What a PDF shows, also if employers do not see it. */
  readonly contact?: readonly PrintedContact[] | undefined;
}

/** The caller's profile as a file. Contains no working needs. */
export async function downloadProfile(
  ctx: SignedInContext,
  { kind, language, contact = [] }: DownloadOptions,
): Promise<FileResponse> {
  const profile = await readProfile(ctx);
  const now = ctx.clock();
  const bytes =
    kind === 'pdf'
      ? await renderPdf(buildProfilePdf(profile, { language, contact, now }))
      : Buffer.from(`${JSON.stringify(toJsonResume(profile, now), null, 2)}\n`);
  await write(ctx, (change) =>
    change.audit({ action: 'profile.download', subject: ['user', ctx.actor.userId], detail: { kind } }),
  );
  const media_type = kind === 'pdf' ? 'application/pdf' : 'application/json';
  return { bytes, file_name: `${profile.full_name}.${kind}`, media_type };
}

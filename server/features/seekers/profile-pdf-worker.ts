import { parentPort } from 'node:worker_threads';
import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { buildProfilePdf } from './profile-pdf.ts';

export interface PdfTask {
  readonly id: number;
  readonly profile: Profile;
  readonly language: Language;
  readonly now: Date;
}

/** The bytes; null if the document could not be created. */
export interface PdfResult {
  readonly id: number;
  readonly bytes: Uint8Array | null;
}

// Creates one document per message.
parentPort?.on('message', async ({ id, profile, language, now }: PdfTask) => {
  const bytes = await buildProfilePdf(profile, language, now).catch(() => null);
  parentPort?.postMessage({ id, bytes } satisfies PdfResult);
});

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

/** The bytes, or the code of the error: messages between threads drop it from an error. */
export interface PdfResult {
  readonly id: number;
  readonly bytes: Uint8Array | null;
  readonly errorCode?: string;
}

// Creates one document per message.
parentPort?.on('message', async ({ id, profile, language, now }: PdfTask) => {
  const result = await buildProfilePdf(profile, language, now).then(
    (bytes): PdfResult => ({ id, bytes }),
    (error: unknown): PdfResult => ({ id, bytes: null, errorCode: readCode(error) }),
  );
  parentPort?.postMessage(result);
});

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

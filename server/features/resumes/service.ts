import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { parseResume } from '#domain/features/resumes/parse.ts';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { readDocument } from './read-document.ts';

/** A résumé as text and fields, or the code of why it cannot be read. */
export type ResumeReading =
  | { readonly ok: true; readonly text: string; readonly parsed: ParsedResume }
  | { readonly ok: false; readonly reason: string };

/** Reads a résumé file: its text, and the fields our parser finds in it with the help of the taxonomy. */
export async function readResume(taxonomy: Taxonomy, bytes: Uint8Array, fileName: string): Promise<ResumeReading> {
  const reading = await readDocument(bytes, fileName);
  if (!reading.ok) return reading;
  const parsed = parseResume(reading.text, {
    findSkill: (words) => taxonomy.find('skill', words)?.label,
    findCertification: (words) => taxonomy.find('certification', words)?.label,
  });
  return { ok: true, text: reading.text, parsed };
}

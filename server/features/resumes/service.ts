import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { parseResume } from '#domain/features/resumes/parse.ts';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { FieldProblem } from '#server/http/errors/refusal.ts';
import { detectDocumentKind } from './document-kind.ts';
import type { DocumentKind } from './document-result.ts';
import { readDocument } from './read-document.ts';
import { readJson } from './read-json.ts';

/** A résumé as text and fields, or the code of why it cannot be read. */
export type ResumeResult =
  | { readonly ok: true; readonly text: string; readonly parsed: ParsedResume }
  | {
      readonly ok: false;
      readonly reason: string;
      /** What is wrong inside a file of structured data. */
      readonly fields?: readonly FieldProblem[];
    };

/** Reads a résumé file: its text, and the fields our parser finds in it with the help of the taxonomy. */
export async function readResume(taxonomy: Taxonomy, bytes: Uint8Array, fileName: string): Promise<ResumeResult> {
  if (/\.json\s*$/i.test(fileName)) return readJson(bytes);
  const reading = await readDocument(bytes, fileName);
  if (!reading.ok) return reading;
  const parsed = parseResume(reading.text, {
    findSkill: (words) => taxonomy.find('skill', words)?.label,
    findCertification: (words) => taxonomy.find('certification', words)?.label,
  });
  return { ok: true, text: reading.text, parsed };
}

/** A document that may be passed on, with its media type, or the code of why not. */
export type DocumentCheck =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly reason: string };

/** The checks of a résumé for a document that nobody reads for its text: one without any, such as a scan, is welcome. */
export async function checkDocument(bytes: Uint8Array, fileName: string): Promise<DocumentCheck> {
  const reading = await readDocument(bytes, fileName);
  if (!reading.ok && reading.reason !== 'file_no_text') return reading;
  return { ok: true, mediaType: mediaTypes[detectDocumentKind(bytes, fileName)] };
}

const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
};

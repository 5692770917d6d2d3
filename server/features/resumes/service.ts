import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { parseResume } from '#domain/features/resumes/parse.ts';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { FieldProblem } from '#server/http/errors/refusal.ts';
import { detectDocumentKind } from './document-kind.ts';
import type { DocumentKind } from './document-result.ts';
import { readDocument } from './read-document.ts';
import { readJson } from './read-json.ts';

/** The text and fields of a résumé, or an error code. */
export type ResumeResult =
  | { readonly ok: true; readonly text: string; readonly parsed: ParsedResume }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Invalid fields of a JSON résumé. */
      readonly fields?: readonly FieldProblem[];
    };

/** Extracts the text of a résumé file and parses its fields; the taxonomy identifies skills and certifications. */
export async function readResume(taxonomy: Taxonomy, bytes: Uint8Array, fileName: string): Promise<ResumeResult> {
  if (/\.json\s*$/i.test(fileName)) return readJson(bytes);
  const result = await readDocument(bytes, fileName);
  if (!result.ok) return result;
  const parsed = parseResume(result.text, {
    findSkill: (name) => taxonomy.find('skill', name)?.label,
    findCertification: (name) => taxonomy.find('certification', name)?.label,
  });
  return { ok: true, text: result.text, parsed };
}

export type DocumentCheck =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly reason: string };

/** Checks an attachment like a résumé, but accepts documents without text, such as scans. */
export async function checkDocument(bytes: Uint8Array, fileName: string): Promise<DocumentCheck> {
  const result = await readDocument(bytes, fileName);
  if (!result.ok && result.reason !== 'file_no_text') return result;
  return { ok: true, mediaType: mediaTypes[detectDocumentKind(bytes, fileName)] };
}

const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
};

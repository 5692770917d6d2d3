import { JsonResume } from '#domain/features/resumes/json-resume.ts';
import { readJsonResume } from '#domain/features/resumes/read-json-resume.ts';
import { DocumentError } from '#server/features/resumes/document-result.ts';
import type { ResumeResult } from '#server/features/resumes/resume-result.ts';
import { toFieldProblems } from '#server/http/errors/field-problems.ts';
import { isTooDeep } from '#server/lib/json-depth.ts';
import { readPlainText } from './read-plain-text.ts';

/** A hundred times a long résumé. */
const maxJsonBytes = 1024 ** 2;

/** A malicious file can have thousands of invalid fields. */
const maxProblems = 20;

/** Parses a file in the JSON Resume format. URLs in it are not fetched. */
export function readJson(bytes: Uint8Array): ResumeResult {
  if (bytes.length === 0) return { ok: false, reason: 'file_empty' };
  if (bytes.length > maxJsonBytes) return { ok: false, reason: 'file_too_large' };
  const value = parse(bytes);
  if (value === undefined) return { ok: false, reason: 'json_broken' };
  if (!hasResumeSection(value)) return { ok: false, reason: 'json_not_resume' };
  const resume = JsonResume.safeParse(value);
  if (!resume.success) {
    const fields = toFieldProblems(resume.error.issues, 'body.file').slice(0, maxProblems);
    return { ok: false, reason: 'json_field', fields };
  }
  const read = readJsonResume(resume.data);
  return read.text === '' ? { ok: false, reason: 'file_no_text' } : { ok: true, ...read };
}

/** Undefined for a text that is not JSON; null, which is no résumé, if it is nested too deeply. */
function parse(bytes: Uint8Array): unknown {
  try {
    const text = readPlainText(bytes).text.replace(/^\ufeff/, '');
    return isTooDeep(text) ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DocumentError) return undefined;
    throw error;
  }
}

/** All sections are optional in the schema, so at least one is required here. */
function hasResumeSection(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(JsonResume.shape).some((part) => Object.hasOwn(value, part));
}

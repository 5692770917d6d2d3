import { checkPlainLanguage, type PlainLanguageFinding } from '#domain/features/jobs/wording/plain-language.ts';
import { applyFix, findReplacement, workQuestion } from '#domain/features/jobs/wording/plain-language-fixes.ts';

export const maxPostLength = 20_000;

export interface RewrittenPost {
  readonly text: string;
  readonly changes: readonly { readonly from: string; readonly to: string }[];
  /** What has no replacement that is always true, so that a person has to rewrite it. */
  readonly open: readonly PlainLanguageFinding[];
  /** Reading grades of an English text; null if it is too short. */
  readonly gradeBefore: number | null;
  readonly gradeAfter: number | null;
}

/** Replaces the vague phrases, figures of speech, and questions about a condition of a job post. */
export function rewritePost(post: string): RewrittenPost {
  const before = checkPlainLanguage(post);
  let text = post;
  const changes: { from: string; to: string }[] = [];
  for (const { kind, text: phrase } of before.findings) {
    const to = kind === 'condition' ? workQuestion : findReplacement(phrase);
    // Replacing a longer phrase may have removed it.
    if (kind === 'long' || to === null || !text.includes(phrase)) continue;
    text = applyFix(text, kind, phrase);
    changes.push({ from: phrase, to });
  }
  const after = checkPlainLanguage(text);
  return { text, changes, open: after.findings, gradeBefore: before.grade, gradeAfter: after.grade };
}

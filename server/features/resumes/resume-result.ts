import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { FieldProblem } from '#server/http/errors/refusal.ts';

/** The text and fields of a résumé, or an error code. */
export type ResumeResult =
  | { readonly ok: true; readonly text: string; readonly parsed: ParsedResume }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Invalid fields of a JSON résumé, as paths such as `body.file.work.0.startDate`. */
      readonly fields?: readonly FieldProblem[];
    };

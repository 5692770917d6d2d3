import { keptReasons, skipReasons } from '#domain/features/bulk-imports/resumes/reasons.ts';
import { duplicateReasons } from '#domain/features/bulk-imports/resumes/review.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** Why a file was skipped, or which record it equals; empty for none. */
export function translateReason(t: Translate, reason: string | null): string {
  const known = [...skipReasons, ...duplicateReasons].find((code) => code === reason);
  return known ? t(`resumeImports.reasons.${known}`) : '';
}

/** Why undo kept a person; empty for none. */
export function translateKept(t: Translate, reason: string | null): string {
  const known = keptReasons.find((code) => code === reason);
  return known ? t(`resumeImports.kept.${known}`) : '';
}

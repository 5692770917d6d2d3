import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import type { MatchPart as PartName } from '#domain/features/matching/score/parts.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** Whether the match is explained to the job seeker or to staff. */
export type Reader = 'self' | 'staff';

/** One suggestion to raise the match. */
export interface GainLine {
  readonly key: string;
  readonly words: string;
}

/** Suggestions that add at least half a point, largest first. */
export function gainLines(t: Translate, match: ExplainedMatch): GainLine[] {
  return match.gains
    .filter((gain) => gain.gain >= 0.5)
    .map(({ part, term, level, gain }) => {
      const name = term?.label ?? formatLevel(t, part, level);
      const values = { part: t(`matching.parts.${part}`), name, points: formatPoints(gain), count: rounded(gain) };
      return { key: `${part}:${name}`, words: t('matching.gain', values) };
    });
}

/** The label of an education or management level. */
export function formatLevel(t: Translate, part: PartName, level: number | null): string {
  if (level === null) return t('matching.noLevel');
  const list = part === 'Education' ? 'education' : 'management';
  return t(`jobs.detail.${list}.levels.${level}` as PhraseKey);
}

/** Formats points with at most one decimal: 13.3. */
export function formatPoints(points: number): string {
  return formatNumber(rounded(points));
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}

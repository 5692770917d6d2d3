import type { ReactNode } from 'react';
import { compareParts, type Difference } from '#domain/features/applications/comparison/differences.ts';
import type { Application } from '#domain/features/applications/contract.ts';
import { MATCH_PARTS, type MatchPart } from '#domain/features/matching/score/parts.ts';
import { formatList, formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import { MeterBar } from '#web/ui/data/progress/meter.tsx';
import css from './comparison.module.css';
import { RequiredTerms } from './required-terms.tsx';
import { type ComparedInterviews, scorecardRows } from './scorecard-rows.tsx';

export interface ComparisonRow {
  readonly id: string;
  readonly title: string;
  /** Below the title, such as "Differs". */
  readonly note: string;
  /** False if the row is the same for all. */
  readonly differs: boolean;
  readonly cell: (application: Application) => ReactNode;
}

interface ComparedRows {
  readonly applications: readonly Application[];
  readonly interviews: ComparedInterviews | null;
}

/** The six parts of the match, the required skills, scorecards, work samples, links, and the latest team note. */
export function comparisonRows(t: Translate, { applications, interviews }: ComparedRows): ComparisonRow[] {
  const differences = compareParts(applications.map(({ match }) => match));
  return [
    ...MATCH_PARTS.map((part) => buildPartRow(t, part, differences[part])),
    {
      id: 'required',
      title: t('applications.compare.requiredSkills'),
      note: '',
      differs: differences.Skills !== 'same',
      cell: ({ match }) => <RequiredTerms part={match.parts.Skills} />,
    },
    ...(interviews === null ? [] : scorecardRows(t, interviews)),
    {
      id: 'links',
      title: t('seekers.employerView.fields.links'),
      note: '',
      differs: applications.some(({ profile }) => profile.links.length > 0),
      cell: ({ profile: { links } }) =>
        links.length === 0 ? (
          <span className={css.muted}>{t('common.labels.notListed')}</span>
        ) : (
          <ul className={css.plain}>
            {links.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        ),
    },
    {
      id: 'notes',
      title: t('applications.compare.latestNote'),
      note: '',
      differs: applications.some(({ notes }) => notes.length > 0),
      cell: ({ notes: [latest] }) =>
        latest ? (
          <LongText text={latest.text} />
        ) : (
          <span className={css.muted}>{t('applications.review.detail.noNotes')}</span>
        ),
    },
  ];
}

function buildPartRow(t: Translate, part: MatchPart, difference: Difference): ComparisonRow {
  return {
    id: part,
    title: t(`matching.parts.${part}`),
    note: t(`applications.compare.differences.${difference}`),
    differs: difference !== 'same',
    cell: ({ match }) => <PartCell t={t} match={match} part={part} />,
  };
}

interface PartCellProps {
  readonly t: Translate;
  readonly match: Application['match'];
  readonly part: MatchPart;
}

/** The points of a part and what they are based on. */
function PartCell({ t, match, part }: PartCellProps) {
  const { state, weight, score, fraction, matched, missing } = match.parts[part];
  const met = formatList(matched.slice(0, 3).map(({ own }) => own.label));
  const unmet = formatList(missing.slice(0, 3).map(({ label }) => label));
  const text = t('matching.points', {
    score: formatNumber(Math.round(score * 10) / 10),
    weight: formatNumber(Math.round(weight * 10) / 10),
  });
  return (
    <div className={css.part}>
      {fraction === null || match.total === null ? (
        <span className={css.muted}>{t('matching.notCounted')}</span>
      ) : (
        <span className={css.points}>
          <span className={css.bar}>
            <MeterBar value={fraction} />
          </span>
          {text}
        </span>
      )}
      {state !== 'compared' && <span className={css.muted}>{t(`matching.staff.${state}`)}</span>}
      {part !== 'Skills' && met && <span className={css.muted}>{met}</span>}
      {part !== 'Skills' && !met && unmet && (
        <span className={css.muted}>{t('applications.compare.misses', { names: unmet })}</span>
      )}
    </div>
  );
}

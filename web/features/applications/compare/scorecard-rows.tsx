import type { Interview } from '#domain/features/interviews/interview.ts';
import {
  getNearestRating,
  type RatingMean,
  type ScorecardSummary,
  summarizeScorecards,
} from '#domain/features/interviews/scorecard-means.ts';
import { paths } from '#web/app/paths.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './comparison.module.css';
import type { ComparisonRow } from './comparison-rows.tsx';

/** The interviews of each compared application. */
export type ComparedInterviews = ReadonlyMap<number, readonly Interview[]>;

/** The mean results of the scorecards, together and by question, and the work samples. */
export function scorecardRows(t: Translate, interviews: ComparedInterviews): ComparisonRow[] {
  const summaries = new Map([...interviews].map(([id, own]) => [id, summarizeScorecards(own)] as const));
  const questions = new Set([...summaries.values()].flatMap(({ criteria }) => [...criteria.keys()]));
  const row = (id: string, title: string, find: (summary: ScorecardSummary) => RatingMean | null | undefined) => {
    const words = [...summaries.values()].map((summary) => describeRating(find(summary)));
    const differs = new Set(words).size > 1;
    return {
      id,
      title,
      note: t(`applications.compare.differences.${differs ? 'differs' : 'same'}`),
      differs,
      cell: ({ id: applicationId }: { readonly id: number }) => {
        const summary = summaries.get(applicationId);
        return <MeanCell t={t} mean={summary && find(summary)} isHidden={(summary?.hiddenCount ?? 0) > 0} />;
      },
    };
  };
  return [
    row('scorecards', t('interviews.scorecards.title'), ({ overall }) => overall),
    ...[...questions].map((question, index) =>
      row(`question-${index}`, t('applications.compare.criterion', { question }), ({ criteria }) =>
        criteria.get(question),
      ),
    ),
    {
      id: 'samples',
      title: t('applications.compare.workSamples'),
      note: '',
      differs: [...interviews.values()].some((own) => own.some(isWorkSample)),
      cell: ({ id }) => <WorkSamples t={t} interviews={(interviews.get(id) ?? []).filter(isWorkSample)} />,
    },
  ];
}

function describeRating(mean: RatingMean | null | undefined): string {
  return mean ? getNearestRating(mean.mean) : '';
}

function isWorkSample({ kind, status }: Interview): boolean {
  return kind === 'work_sample' && status !== 'cancelled';
}

interface MeanCellProps {
  readonly t: Translate;
  readonly mean: RatingMean | null | undefined;
  /** The reader's own scorecard is missing. */
  readonly isHidden: boolean;
}

function MeanCell({ t, mean, isHidden }: MeanCellProps) {
  if (mean) return formatMean(t, mean);
  const text = t(isHidden ? 'applications.compare.hiddenScorecards' : 'applications.compare.noScorecards');
  return <span className={css.muted}>{text}</span>;
}

function formatMean(t: Translate, { mean, count }: RatingMean): string {
  return t('applications.compare.meanOf', {
    rating: t(`interviews.scorecards.ratings.${getNearestRating(mean)}`),
    mean: formatNumber(Math.round(mean * 10) / 10),
    count,
  });
}

/** Each work sample with its state and result. */
function WorkSamples({ t, interviews }: { readonly t: Translate; readonly interviews: readonly Interview[] }) {
  if (interviews.length === 0) return <span className={css.muted}>{t('applications.compare.noWorkSamples')}</span>;
  return (
    <ul className={css.plain}>
      {interviews.map((interview) => {
        const { overall } = summarizeScorecards([interview]);
        return (
          <li key={interview.id}>
            <Link href={paths.interview(interview.id)}>
              {t('interviews.round', { number: String(interview.round) })}
            </Link>
            <span className={css.note}>{t(`interviews.statuses.${interview.status}`)}</span>
            {overall && formatMean(t, overall)}
          </li>
        );
      })}
    </ul>
  );
}

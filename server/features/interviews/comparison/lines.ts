import type { Application } from '#domain/features/applications/contract.ts';
import type { Interview } from '#domain/features/interviews/interview.ts';
import {
  getNearestRating,
  type RatingMean,
  type ScorecardSummary,
  summarizeScorecards,
} from '#domain/features/interviews/scorecard-means.ts';
import { MATCH_PARTS, type MatchPart } from '#domain/features/matching/score/parts.ts';
import { formatTags, type Language } from '#domain/phrases/phrases.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { createTranslate } from '#server/lib/translate.ts';

export interface ComparedPerson {
  readonly application: Application;
  readonly interviews: readonly Interview[];
}

interface ComparisonFormat {
  readonly language: Language;
  readonly hasNames: boolean;
}

type Line = string[];

/** One column for each person, one line for each point. Notes and accommodations are left out. */
export function buildComparisonLines(people: readonly ComparedPerson[], format: ComparisonFormat): Line[] {
  const texts = createTexts(format.language);
  const { t } = texts;
  const line = (title: string, cell: (person: ComparedPerson, index: number) => string): Line => [
    title,
    ...people.map(cell),
  ];
  return [
    line(t('applications.compare.person'), ({ application }, index) =>
      format.hasNames ? application.seeker.name : t('applications.compare.applicant', { number: index + 1 }),
    ),
    line(t('applications.compare.stage'), ({ application }) => t(`statuses.application.${application.status}`)),
    line(t('applications.compare.match'), ({ application: { match } }) =>
      match.total === null ? t('matching.notEnough') : t('applications.compare.score', { score: match.total }),
    ),
    ...MATCH_PARTS.map((part) =>
      line(t(`matching.parts.${part}`), ({ application }) => texts.formatPart(application.match, part)),
    ),
    line(t('applications.compare.requiredSkills'), ({ application }) => texts.formatSkills(application.match)),
    ...buildScorecardLines(people, texts),
    line(t('applications.compare.workSamples'), ({ interviews }) => texts.formatWorkSamples(interviews)),
  ];
}

type Texts = ReturnType<typeof createTexts>;

function buildScorecardLines(people: readonly ComparedPerson[], { t, formatMean }: Texts): Line[] {
  const summaries = people.map(({ interviews }) => summarizeScorecards(interviews));
  const questions = new Set(summaries.flatMap(({ criteria }) => [...criteria.keys()]));
  const line = (title: string, find: (summary: ScorecardSummary) => RatingMean | null | undefined): Line => [
    title,
    ...summaries.map((summary) => {
      const found = find(summary);
      if (found) return formatMean(found);
      return t(summary.hiddenCount > 0 ? 'applications.compare.hiddenScorecards' : 'applications.compare.noScorecards');
    }),
  ];
  return [
    line(t('interviews.scorecards.title'), ({ overall }) => overall),
    ...[...questions].map((question) =>
      line(t('applications.compare.criterion', { question }), ({ criteria }) => criteria.get(question)),
    ),
  ];
}

function createTexts(language: Language) {
  const t = createTranslate(getPhrases(language), language);
  const decimal = new Intl.NumberFormat(formatTags[language], { maximumFractionDigits: 1 });
  const formatMean = ({ mean, count }: RatingMean) => {
    const values = { rating: t(`interviews.scorecards.ratings.${getNearestRating(mean)}`), mean: decimal.format(mean) };
    return t('applications.compare.meanOf', { ...values, count });
  };
  return {
    t,
    formatMean,
    formatPart: (match: Application['match'], part: MatchPart) => {
      const { fraction, score, weight } = match.parts[part];
      if (fraction === null || match.total === null) return t('matching.notCounted');
      return t('matching.points', { score: decimal.format(score), weight: decimal.format(weight) });
    },
    formatSkills: ({ parts: { Skills } }: Application['match']) => {
      const met = Skills.matched.map(
        ({ label, how }) => `${label} (${t(`applications.compare.${how === 'same' ? 'met' : 'related'}`)})`,
      );
      const missing = Skills.missing.map(({ label }) => `${label} (${t('applications.compare.missing')})`);
      return [...met, ...missing].join(', ') || t('common.labels.notListed');
    },
    formatWorkSamples: (interviews: readonly Interview[]) => {
      const samples = interviews.filter(({ kind, status }) => kind === 'work_sample' && status !== 'cancelled');
      const described = samples.map((sample) => {
        const { overall } = summarizeScorecards([sample]);
        const state = t(`interviews.statuses.${sample.status}`);
        return [t('interviews.round', { number: sample.round }), state, ...(overall ? [formatMean(overall)] : [])].join(
          ', ',
        );
      });
      return described.join('; ') || t('applications.compare.noWorkSamples');
    },
  };
}

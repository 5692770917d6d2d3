import type { ShownGroup } from '#domain/features/fairness/contract.ts';
import { minImpactRatio } from '#domain/features/fairness/impact.ts';
import { listGroups, type Question } from '#domain/features/fairness/questions.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import css from './fairness.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** The groups that may be shown. */
  readonly groups: readonly ShownGroup[];
}

interface Row {
  readonly answer: ReturnType<typeof listGroups>[number];
  readonly group: ShownGroup | undefined;
}

/** The groups of one question in a month: the finding, then the numbers. */
export function QuestionCard({ question, groups }: QuestionCardProps) {
  const t = useT();
  const title = t(`fairness.question.${question}`);
  if (groups.length === 0) {
    return (
      <CardSection title={title}>
        <p className={css.muted}>{t('fairness.tooFew')}</p>
      </CardSection>
    );
  }
  const format = (value: number | null | undefined, unit = '') =>
    value === undefined ? t('fairness.hidden') : value === null ? '–' : formatNumber(value) + unit;
  return (
    <CardSection title={title}>
      <p>{findFinding(t, groups)}</p>
      <DataTable
        tableId={`fairness-${question}`}
        label={title}
        columns={[
          {
            id: 'group',
            header: t('fairness.columns.group'),
            cell: ({ answer }: Row) => t(`fairness.answers.${answer}`),
          },
          {
            id: 'people',
            header: t('fairness.columns.people'),
            cell: ({ group }) => format(group?.people),
            align: 'end',
          },
          {
            id: 'selected',
            header: t('fairness.columns.selected'),
            cell: ({ group }) => format(group?.selected),
            align: 'end',
          },
          {
            id: 'rate',
            header: t('fairness.columns.rate'),
            cell: ({ group }) => format(group?.rate, '%'),
            align: 'end',
          },
          { id: 'ratio', header: t('fairness.columns.ratio'), cell: ({ group }) => format(group?.ratio), align: 'end' },
        ]}
        rows={listGroups(question).map(
          (answer): Row => ({ answer, group: groups.find((each) => each.answer === answer) }),
        )}
        row={{ id: ({ answer }) => answer, name: ({ answer }) => t(`fairness.answers.${answer}`) }}
        status="success"
        hasTools={false}
        empty={null}
      />
    </CardSection>
  );
}

/** The lowest ratio, if it is below four fifths. */
function findFinding(t: Translate, groups: readonly ShownGroup[]): string {
  const compared = groups.flatMap(({ answer, ratio }) => (ratio === null ? [] : [{ answer, ratio }]));
  const [first] = compared;
  if (!first) return t('fairness.finding.single');
  const lowest = compared.reduce((one, other) => (other.ratio < one.ratio ? other : one), first);
  if (lowest.ratio >= minImpactRatio) return t('fairness.finding.even');
  const group = t(`fairness.answers.${lowest.answer as Row['answer']}`);
  return t('fairness.finding.low', { group, ratio: formatNumber(lowest.ratio) });
}

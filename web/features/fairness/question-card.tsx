import type { ShownGroup } from '#domain/features/fairness/contract.ts';
import { minImpactRatio } from '#domain/features/fairness/impact.ts';
import { listGroups, noAnswer, type Question } from '#domain/features/fairness/questions.ts';
import { formatList, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import css from './fairness.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** The groups that may be shown. */
  readonly groups: readonly ShownGroup[];
}

type Group = ReturnType<typeof listGroups>[number];

/** The groups of one question in a month: the finding, then the numbers. */
export function QuestionCard({ question, groups }: QuestionCardProps) {
  const t = useT();
  const title = t(`fairness.question.${question}`);
  if (groups.every(({ answer }) => answer === noAnswer)) {
    return (
      <CardSection title={title}>
        <p className={css.muted}>{t('fairness.tooFew')}</p>
      </CardSection>
    );
  }
  const hidden = listGroups(question).filter((answer) => !groups.some((group) => group.answer === answer));
  return (
    <CardSection title={title}>
      <p>{findFinding(t, groups)}</p>
      <GroupTable question={question} groups={groups} />
      {hidden.length > 0 && (
        <p className={css.muted}>
          {t('fairness.hidden', { groups: formatList(hidden.map((answer) => t(`fairness.answers.${answer}`))) })}
        </p>
      )}
    </CardSection>
  );
}

function GroupTable({ question, groups }: QuestionCardProps) {
  const t = useT();
  const getName = ({ answer }: ShownGroup) => t(`fairness.answers.${answer as Group}`);
  const column = (id: 'people' | 'selected' | 'rate' | 'ratio', format: (group: ShownGroup) => string) => ({
    id,
    header: t(`fairness.columns.${id}`),
    cell: format,
    align: 'end' as const,
  });
  return (
    <DataTable
      tableId={`fairness-${question}`}
      label={t(`fairness.question.${question}`)}
      columns={[
        { id: 'group', header: t('fairness.columns.group'), cell: getName },
        column('people', ({ people }) => formatNumber(people)),
        column('selected', ({ selected }) => formatNumber(selected)),
        column('rate', ({ rate }) => `${formatNumber(rate)}%`),
        column('ratio', ({ ratio }) => (ratio === null ? '–' : formatNumber(ratio))),
      ]}
      rows={groups}
      row={{ id: ({ answer }) => answer, name: getName }}
      status="success"
      hasTools={false}
      empty={null}
    />
  );
}

/** The lowest ratio, if it is below four fifths. */
function findFinding(t: Translate, groups: readonly ShownGroup[]): string {
  const compared = groups.flatMap(({ answer, ratio }) => (ratio === null ? [] : [{ answer, ratio }]));
  const [first] = compared;
  if (!first) return t('fairness.finding.single');
  const lowest = compared.reduce((one, other) => (other.ratio < one.ratio ? other : one), first);
  if (lowest.ratio >= minImpactRatio) return t('fairness.finding.even');
  const group = t(`fairness.answers.${lowest.answer as Group}`);
  return t('fairness.finding.low', { group, ratio: formatNumber(lowest.ratio) });
}

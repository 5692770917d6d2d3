import { CircleAlert } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { isValidAnswer, type QuestionKind, splitChoices } from '#domain/features/jobs/posting/screening-question.ts';
import { formatDate, formatList, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import { Chip } from '#web/ui/data/marks/chip.tsx';
import css from './answer-text.module.css';

/** An answer in words. Answers that were given before the question changed stay as they were written. */
export function formatAnswer(t: Translate, kind: QuestionKind, text: string): string {
  // The choices of today's question are not needed to show an earlier one.
  if (kind === 'several_of') return formatList(splitChoices(text));
  if (kind === 'one_of' || !isValidAnswer({ kind, choices: [] }, text)) return text;
  switch (kind) {
    case 'yes_no':
      return t(text === 'yes' ? 'common.labels.yes' : 'common.labels.no');
    case 'number':
      return formatNumber(Number(text));
    case 'date':
      return formatDate(text);
    default:
      return text;
  }
}

interface AnswerTextProps {
  readonly answer: Application['answers'][number];
}

/** An answer to a screening question. For the team, one outside the job's requirement has a mark; a person decides. */
export function AnswerText({ answer }: AnswerTextProps) {
  const t = useT();
  const text = formatAnswer(t, answer.kind, answer.text);
  if (!answer.is_outside_requirement) return <LongText text={text} />;
  return (
    <div className={css.outside}>
      <LongText text={text} />
      <Chip tone="paused" icon={CircleAlert}>
        {t('applications.review.detail.outsideRequirement')}
      </Chip>
    </div>
  );
}

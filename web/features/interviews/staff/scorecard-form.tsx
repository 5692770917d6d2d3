import { useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import {
  type Rating,
  type Recommendation,
  ratings,
  recommendations,
  type ScorecardDraft,
} from '#domain/features/interviews/scorecard.ts';
import css from '#web/features/interviews/interviews.module.css';
import { interviewActions, useInterviewAction } from '#web/features/interviews/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';

interface Answer {
  readonly rating: Rating | null;
  readonly evidence: string;
}

/** The reader's scorecard: a rating in words and evidence for each question. */
export function ScorecardForm({ interview }: { readonly interview: Interview }) {
  const t = useT();
  const action = useInterviewAction();
  const { questions } = interview.pack;
  const [answers, setAnswers] = useState<readonly Answer[]>(questions.map(() => ({ rating: null, evidence: '' })));
  const [recommendation, setRecommendation] = useState<Recommendation | null>(null);
  const draft = buildDraft(answers, recommendation);
  const send = async () => {
    if (!draft) return;
    await action.mutateAsync(() => interviewActions.score(interview, draft));
    showToast({ action: `interview-${interview.id}`, tone: 'ok', text: t('interviews.done.scored') });
  };
  return (
    <CardSection title={t('interviews.scorecards.own')} gap="wide">
      <p>{t('interviews.scorecards.hint')}</p>
      {questions.map(({ text }, index) => {
        const answer = answers[index] ?? { rating: null, evidence: '' };
        const change = (fields: Partial<Answer>) => setAnswers(answers.with(index, { ...answer, ...fields }));
        return (
          <div key={text} className={css.item}>
            <RadioGroup
              label={text}
              value={answer.rating}
              onChange={(rating) => change({ rating })}
              choices={ratings.map((value) => ({ value, label: t(`interviews.scorecards.ratings.${value}`) }))}
            />
            <TextArea
              label={t('interviews.scorecards.evidence', { number: index + 1 })}
              value={answer.evidence}
              onChange={(evidence) => change({ evidence })}
              rows={2}
              max={1000}
            />
          </div>
        );
      })}
      <RadioGroup
        label={t('interviews.scorecards.recommendation')}
        value={recommendation}
        onChange={setRecommendation}
        choices={recommendations.map((value) => ({
          value,
          label: t(`interviews.scorecards.recommendations.${value}`),
        }))}
      />
      {action.error && <InlineNote tone="danger">{translateError(action.error)}</InlineNote>}
      <div className={css.actions}>
        <Button
          variant="primary"
          isPending={action.isPending}
          reason={draft ? undefined : t('interviews.scorecards.incomplete')}
          onPress={() => void send().catch(() => undefined)}
        >
          {t('interviews.scorecards.send')}
        </Button>
      </div>
    </CardSection>
  );
}

function buildDraft(answers: readonly Answer[], recommendation: Recommendation | null): ScorecardDraft | null {
  const rated = answers.flatMap(({ rating, evidence }) =>
    rating === null || evidence.trim() === '' ? [] : [{ rating, evidence }],
  );
  return recommendation === null || rated.length < answers.length ? null : { ratings: rated, recommendation };
}

import { useQuery } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import * as z from 'zod/mini';
import type { SelfIdentification as Own, OwnAnswers } from '#domain/features/fairness/contract.ts';
import { noAnswer, type Question, questionNames, questions } from '#domain/features/fairness/questions.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConsentCheckbox } from '#web/ui/field/choice/consent-checkbox.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import css from './fairness.module.css';
import { ownAnswers, useSaveAnswers } from './queries.ts';

/** A list for questions with more answers than this, without the choice not to answer. */
const maxRadioAnswers = 4;

const Values = z.object({
  answers: z.record(z.enum(questionNames as readonly [Question, ...Question[]]), z.string()),
  is_consent: z.boolean().check(z.refine((isGiven) => isGiven, { error: 'required' })),
});
type Values = z.infer<typeof Values>;

/** What job seekers volunteer for the fairness record, in their settings. */
export function SelfIdentification() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownAnswers);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('fairness.own.title') })} />;
  return (
    <div className={css.form}>
      <p>{t('fairness.own.purpose')}</p>
      <p>{t('fairness.own.who')}</p>
      <p className={css.muted}>{t('fairness.own.clearNote')}</p>
      <AnswersForm key={data.consented_at ?? 'none'} own={data} />
    </div>
  );
}

function AnswersForm({ own }: { readonly own: Own }) {
  const t = useT();
  const save = useSaveAnswers();
  const isGiven = own.consented_at !== null;
  const form = useSchemaForm<Values, Values>(Values, { answers: toValues(own.answers), is_consent: isGiven });
  const send = async (values: Values) => {
    const saved = await save.mutateAsync(toAnswers(values));
    form.reset({ answers: toValues(saved.answers), is_consent: saved.consented_at !== null });
    showToast({ action: 'self-identification', tone: 'ok', text: t('fairness.own.saved') });
  };
  const clear = async () => {
    await save.mutateAsync(null);
    showToast({ action: 'self-identification', tone: 'ok', text: t('fairness.own.cleared') });
  };
  return (
    <Form form={form} onSubmit={send}>
      {questionNames.map((question) => (
        <FormField
          key={question}
          control={form.control}
          name={`answers.${question}`}
          label={t(`fairness.own.${question}`)}
        >
          {(field) => {
            const choices = buildChoices(t, question);
            const isShort = questions[question].length <= maxRadioAnswers;
            return isShort ? <RadioGroup {...field} choices={choices} /> : <Select {...field} choices={choices} />;
          }}
        </FormField>
      ))}
      <FormField control={form.control} name="is_consent" label={t('fairness.own.consent')}>
        {(field) => (
          <ConsentCheckbox {...field} errorText={t('fairness.own.consentNeeded')}>
            {t('fairness.own.consent')}
          </ConsentCheckbox>
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('fairness.own.saving')}>
          {t('fairness.own.save')}
        </SubmitButton>
        {isGiven && <Button onPress={() => void clear()}>{t('fairness.own.clear')}</Button>}
      </FormActions>
    </Form>
  );
}

function buildChoices(t: Translate, question: Question) {
  return [
    ...questions[question].map((value) => ({ value: value as string, label: t(`fairness.answers.${value}`) })),
    { value: noAnswer as string, label: t('fairness.own.noAnswer') },
  ];
}

function toValues(answers: OwnAnswers): Record<Question, string> {
  return Object.fromEntries(questionNames.map((name) => [name, answers[name] ?? noAnswer])) as Record<Question, string>;
}

function toAnswers({ answers }: Values): OwnAnswers {
  const entries = questionNames.map((name) => [name, answers[name] === noAnswer ? null : answers[name]]);
  return Object.fromEntries(entries) as OwnAnswers;
}

import { useFieldArray, useWatch } from 'react-hook-form';
import { hasChoices, maxQuestions, questionKinds, yesNo } from '#domain/features/jobs/posting/screening-question.ts';
import css from '#web/features/jobs/form/job-form.module.css';
import type { JobControl } from '#web/features/jobs/form/values.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CheckField } from './check-field.tsx';
import { NumberedItems } from './numbered-items.tsx';

/** Application questions. */
export function QuestionsFields({ control }: { readonly control: JobControl }) {
  const t = useT();
  // Answers refer to question ids.
  const { fields, append, remove } = useFieldArray({ control, name: 'screening_questions', keyName: 'key' });
  return (
    <NumberedItems
      kind="question"
      keys={fields.map(({ key }) => key)}
      isFull={fields.length >= maxQuestions}
      fullReason={t('jobs.form.question.most', { count: maxQuestions })}
      onAdd={() =>
        append({
          ...{ id: crypto.randomUUID(), text: '', required: true },
          ...{ kind: 'yes_no', choices: [], wanted: [], min: null },
        })
      }
      onRemove={remove}
    >
      {(index) => <QuestionFields control={control} index={index} />}
    </NumberedItems>
  );
}

interface QuestionProps {
  readonly control: JobControl;
  readonly index: number;
}

function QuestionFields({ control, index }: QuestionProps) {
  const t = useT();
  const name = `screening_questions.${index}` as const;
  const { kind = 'long_text' } = useWatch({ control, name }) ?? {};
  return (
    <>
      <FormField control={control} name={`${name}.text`} label={t('jobs.form.question.text')}>
        {(field) => <TextField {...field} hint={t('jobs.form.question.textHint')} />}
      </FormField>
      <div className={css.pair}>
        <FormField control={control} name={`${name}.kind`} label={t('jobs.form.question.kind')}>
          {({ value = 'long_text', ...field }) => (
            <Select
              {...field}
              value={value}
              choices={questionKinds.map((each) => ({ value: each, label: t(`jobs.form.question.kinds.${each}`) }))}
            />
          )}
        </FormField>
        <CheckField control={control} name={`${name}.required`} label={t('jobs.form.question.required')} />
      </div>
      {hasChoices(kind) && (
        <FormField control={control} name={`${name}.choices`} label={t('jobs.form.question.choices')}>
          {({ value = [], onChange, ...field }) => (
            <TextArea
              {...field}
              rows={3}
              hint={t('jobs.form.question.choicesHint')}
              value={value.join('\n')}
              onChange={(text) => onChange(text.split('\n'))}
            />
          )}
        </FormField>
      )}
      <Requirement control={control} index={index} />
    </>
  );
}

/** Which answers meet the requirement of the job. Others are only marked for the team. */
function Requirement({ control, index }: QuestionProps) {
  const t = useT();
  const name = `screening_questions.${index}` as const;
  const { kind, choices = [] } = useWatch({ control, name }) ?? {};
  const label = t('jobs.form.question.wanted');
  const hint = t('jobs.form.question.wantedHint');
  if (kind === 'number') {
    return (
      <FormField control={control} name={`${name}.min`} label={t('jobs.form.question.min')}>
        {({ value = null, ...field }) => <NumberField {...field} value={value} hint={hint} isOptional minValue={0} />}
      </FormField>
    );
  }
  const listed = kind !== undefined && hasChoices(kind) ? [...new Set(choices.map((text) => text.trim()))] : [];
  const answers =
    kind === 'yes_no'
      ? yesNo.map((value) => ({ value: value as string, label: t(`common.labels.${value}`) }))
      : listed.filter((text) => text !== '').map((text) => ({ value: text, label: text }));
  if (answers.length < 2) return null;
  return (
    <FormField control={control} name={`${name}.wanted`} label={label}>
      {({ value = [], ref: _ref, ...field }) => (
        <CheckboxGroup
          {...field}
          isOptional
          hint={hint}
          variant="row"
          value={value.filter((answer) => answers.some((each) => each.value === answer))}
          choices={answers}
        />
      )}
    </FormField>
  );
}

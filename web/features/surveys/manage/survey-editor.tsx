import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type SurveyContent, surveyEvents } from '#domain/features/surveys/content.ts';
import type { Survey } from '#domain/features/surveys/staff-contract.ts';
import { type Language, languageNames, languages } from '#domain/phrases/phrases.ts';
import { useSaveSurvey } from '#web/features/surveys/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { QuestionList } from './question-list.tsx';
import { createContent, type SurveyControl, SurveyForm, type SurveyValues } from './survey-form.ts';
import css from './surveys.module.css';
import { TextFields } from './text-fields.tsx';

interface SurveyEditorProps {
  /** The draft; null for a new survey. */
  readonly survey: Survey | null;
  readonly onClose: () => void;
}

/** Writes a draft. */
export function SurveyEditor({ survey, onClose }: SurveyEditorProps) {
  const t = useT();
  const save = useSaveSurvey(survey);
  const form = useSchemaForm<SurveyValues, SurveyContent>(SurveyForm, survey?.content ?? createContent());
  const author = useWatch({ control: form.control, name: 'language' });
  const [chosen, setTranslation] = useState<Language | 'none'>('none');
  const translation = chosen === 'none' || chosen === author ? null : chosen;
  const shared = { control: form.control, languages: { author, translation } };
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the editor is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form
      form={form}
      onSubmit={async (content) => {
        await save(content);
        onClose();
      }}
    >
      <h3 ref={heading} tabIndex={-1} className={css.title}>
        {t(survey ? 'surveys.manage.editTitle' : 'surveys.manage.createTitle')}
      </h3>
      <FormField control={form.control} name="language" label={t('surveys.manage.language')}>
        {(field) => (
          <Select
            {...field}
            hint={t('surveys.manage.languageHint')}
            choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
      </FormField>
      <Select
        label={t('surveys.manage.translation')}
        hint={t('surveys.manage.translationHint')}
        isOptional="unmarked"
        value={translation ?? 'none'}
        onChange={setTranslation}
        choices={[
          { value: 'none', label: t('surveys.manage.noTranslation') },
          ...languages.filter((each) => each !== author).map((value) => ({ value, label: languageNames[value] })),
        ]}
      />
      <TextFields {...shared} name="title" label={t('surveys.manage.name')} />
      <TextFields {...shared} name="intro" label={t('surveys.manage.intro')} isOptional isLong />
      <SendingFields control={form.control} />
      <QuestionList form={form} languages={shared.languages} />
      <FormActions>
        <SubmitButton>{t('surveys.manage.save')}</SubmitButton>
        <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

/** Whom the survey goes to, and what is stored about them. */
function SendingFields({ control }: { readonly control: SurveyControl }) {
  const t = useT();
  return (
    <>
      <FormField control={control} name="event" label={t('surveys.manage.event')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            hint={t('surveys.manage.eventHint')}
            value={value ?? 'none'}
            onChange={(next) => onChange(next === 'none' ? null : next)}
            choices={[
              { value: 'none' as const, label: t('surveys.manage.noEvent') },
              ...surveyEvents.map((each) => ({ value: each, label: t(`surveys.manage.events.${each}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="has_open_link" label={t('surveys.manage.openLink')}>
        {({ value, label, error: _error, ...field }) => (
          <Checkbox {...field} isSelected={value} note={t('surveys.manage.openLinkNote')}>
            {label}
          </Checkbox>
        )}
      </FormField>
      <FormField control={control} name="is_anonymous" label={t('surveys.manage.anonymous')}>
        {({ value, label, error: _error, ...field }) => (
          <Checkbox {...field} isSelected={value} note={t('surveys.manage.anonymousNote')}>
            {label}
          </Checkbox>
        )}
      </FormField>
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { Resume } from '#domain/features/seekers/contract.ts';
import { ownResumes } from '#web/features/seekers/queries.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { noResume } from './apply-answers.ts';
import css from './apply-flow.module.css';
import type { ApplyControl } from './apply-form.ts';

interface ResumeFieldsProps {
  readonly control: ApplyControl;
  readonly uploader: (onAdded: (id: number) => void) => ReactNode;
}

/** Selects an existing résumé, a new one, or none. */
export function ResumeFields({ control, uploader }: ResumeFieldsProps) {
  const t = useT();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(ownResumes());
  usePreselected(control, data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('seekers.profile.loading')} />;
  const choices = data.map((resume) => ({
    value: String(resume.id),
    label: resume.file_name,
    note: t('applications.apply.resume.added', { date: formatDate(resume.created_at) }),
  }));
  const none = {
    value: noResume,
    label: t('applications.apply.resume.none'),
    note: t('applications.apply.resume.noneNote'),
  };
  return (
    <FormField control={control} name="resume" label={t('applications.apply.resume.label')}>
      {({ ref: _ref, ...field }) => (
        <>
          <RadioGroup {...field} value={field.value || null} choices={[...choices, none]} variant="cards" />
          <div className={css.upload}>
            <h2 className={css.subtitle}>{t('applications.apply.resume.upload')}</h2>
            {uploader((id) => {
              void queries.invalidateQueries({ queryKey: ownResumes().queryKey });
              field.onChange(String(id));
            })}
          </div>
        </>
      )}
    </FormField>
  );
}

/** Selects the only answer that makes sense: the one résumé, or none. With several, the person chooses. */
function usePreselected(control: ApplyControl, resumes: readonly Resume[] | undefined): void {
  const { field } = useController({ control, name: 'resume' });
  const { value, onChange } = field;
  const only = resumes && resumes.length <= 1 ? String(resumes[0]?.id ?? noResume) : null;
  useEffect(() => {
    if (value === '' && only !== null) onChange(only);
  }, [value, only, onChange]);
}

import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { ownProfile } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './apply-flow.module.css';
import type { ApplyControl } from './apply-form.ts';
import { profileRows } from './profile-rows.ts';

/** The profile as the employer sees it. */
export function ProfileFields({ jobId }: { readonly jobId: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery(ownProfile());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('seekers.profile.loading')} />;
  const rows = [
    ...profileRows(t, data),
    {
      label: t('applications.apply.profile.strength'),
      value: t('seekers.profile.strength.value', { value: data.strength }),
    },
  ];
  return (
    <>
      <Card>
        <SummaryList rows={rows.map(({ label, value }) => ({ label, value: value || t('common.labels.none') }))} />
      </Card>
      <div className={css.ways}>
        <LinkButton icon={Pencil} href={paths.editProfile} routerOptions={{ state: { from: paths.apply(jobId) } }}>
          {t('applications.apply.profile.edit')}
        </LinkButton>
        <LinkButton variant="quiet" icon={Eye} href={paths.profile}>
          {t('seekers.employerView.open')}
        </LinkButton>
      </div>
    </>
  );
}

export function NoteFields({ control }: { readonly control: ApplyControl }) {
  const t = useT();
  return (
    <FormField control={control} name="cover_note" label={t('applications.apply.note.label')}>
      {(field) => <TextArea {...field} hint={t('applications.apply.note.hint')} isOptional rows={8} max={4000} />}
    </FormField>
  );
}

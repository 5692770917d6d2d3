import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { onboardingQuery } from '#web/features/onboarding/queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { TaskList } from '#web/ui/data/progress/task-list.tsx';

/** What a member of an organization that isn't approved can do now. */
export function NextSteps() {
  const t = useT();
  const { data: me } = useQuery(identityQuery());
  const { data: onboarding } = useQuery(onboardingQuery());
  const canWrite = useScope('job.write') !== null;
  const leads = useScope('organisation.own') !== null;
  if (!me) return null;
  const hasOrganizationProfile =
    onboarding?.steps.some(({ id, state }) => id === 'organisation' && state === 'done') ?? false;
  const email = { id: 'email', label: t('approvals.own.email'), href: paths.verifyEmail, isDone: me.is_email_verified };
  const profile = {
    id: 'profile',
    label: t('approvals.own.profile'),
    href: paths.settingsPage('organization'),
    isDone: hasOrganizationProfile,
  };
  const draft = { id: 'draft', label: t('approvals.own.draft'), href: paths.createJob, isDone: false };
  return (
    <TaskList
      label={t('approvals.own.nextSteps')}
      tasks={[
        me.organisation_status === 'pending' ? { ...email, note: t('approvals.own.emailText') } : email,
        ...(leads ? [profile] : []),
        ...(canWrite ? [draft] : []),
      ]}
    />
  );
}

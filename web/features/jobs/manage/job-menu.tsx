import {
  Archive,
  CirclePause,
  CirclePlay,
  Columns3,
  Copy,
  Ellipsis,
  Eye,
  History,
  LayoutTemplate,
  type LucideIcon,
  Pencil,
  Send,
  UserCog,
  Users,
} from 'lucide-react';
import type { ManagedJob } from '#domain/features/jobs/contract.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { useAskToPublish } from '#web/features/jobs/staff-queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '#web/ui/action/menu.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useDuplicate } from './use-duplicate.ts';

interface JobMenuProps {
  readonly job: ManagedJob;
  readonly onMove: (to: JobStatus) => void;
  readonly onSaveTemplate: () => void;
  readonly onOpenTeam: () => void;
}

const moveIcons: Partial<Record<JobStatus, LucideIcon>> = { active: CirclePlay, paused: CirclePause, closed: Archive };

/** Actions of a job. Status changes that are not allowed are hidden. */
export function JobMenu({ job, onMove, onSaveTemplate, onOpenTeam }: JobMenuProps) {
  const t = useT();
  const duplicate = useDuplicate(job.id);
  const ask = useAsk(job);
  const canWrite = job.can_edit || job.next_statuses.length > 0;
  const entries: (MenuEntry | false)[] = [
    job.can_edit && { id: 'edit', label: t('jobs.manage.actions.edit'), icon: Pencil, href: paths.editJob(job.id) },
    job.status !== 'draft' && {
      id: 'table',
      label: t('jobs.manage.actions.applicants'),
      icon: Users,
      href: paths.applicantTable(job.id),
    },
    job.status !== 'draft' && {
      id: 'board',
      label: t('jobs.manage.actions.board'),
      icon: Columns3,
      href: paths.applicantBoard(job.id),
    },
    canWrite && {
      id: 'history',
      label: t('jobHistory.open'),
      icon: History,
      href: paths.jobHistory(job.id),
    },
    canWrite && { id: 'team', label: t('jobs.manage.team.open'), icon: UserCog, onAction: onOpenTeam },
    { id: 'view', label: t('jobs.manage.actions.view'), icon: Eye, href: paths.job(job.id) },
    job.can_edit && { id: 'copy', label: t('jobs.manage.actions.duplicate'), icon: Copy, onAction: duplicate },
    job.can_edit && {
      id: 'template',
      label: t('jobTemplates.save.action'),
      icon: LayoutTemplate,
      onAction: onSaveTemplate,
    },
    job.publishing === 'ask' && { id: 'ask', label: t('jobs.manage.ask'), icon: Send, onAction: ask },
    ...job.next_statuses.map((to) => ({
      id: to,
      label: moveLabel(t, job.status, to),
      icon: moveIcons[to],
      onAction: () => onMove(to),
    })),
  ];
  return (
    <Menu
      label={t('tables.rowActions', { name: job.title })}
      entries={entries.filter((entry) => entry !== false)}
      trigger={(props) => (
        <IconButton {...props} isDense icon={Ellipsis} label={t('tables.rowActions', { name: job.title })} />
      )}
    />
  );
}

/** A published job is reopened; a draft is published. */
export function moveLabel(t: Translate, from: JobStatus, to: JobStatus): string {
  return to === 'active' && from !== 'draft' ? t('jobs.manage.reopen') : t(`jobs.manage.moves.${to}`);
}

function useAsk({ id, title, version }: ManagedJob): () => void {
  const t = useT();
  const { mutate } = useAskToPublish();
  return () =>
    mutate(
      { id, version },
      {
        onSuccess: () =>
          showToast({ action: `ask-to-publish-${id}`, tone: 'ok', text: t('jobs.form.request.done', { job: title }) }),
        onError: (error) => showToast({ action: `ask-to-publish-${id}`, tone: 'danger', text: translateError(error) }),
      },
    );
}

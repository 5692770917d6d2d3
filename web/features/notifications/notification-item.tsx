import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Role } from '#domain/access/roles.ts';
import { type Notification, previewLength } from '#domain/features/notifications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { openImportResult } from '#web/lib/import-result.ts';
import { useRole } from '#web/lib/session/role.ts';
import { truncate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Time } from '#web/ui/data/time.tsx';
import css from './notification-list.module.css';
import { useReadOne } from './queries.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  /** Called before it opens a dialog. */
  readonly onOpenDialog: () => void;
}

/** One notification: what happened, when, and the way to it. Opening it marks it read. */
export function NotificationItem({ notification, onOpenDialog }: NotificationItemProps) {
  const t = useT();
  const readOne = useReadOne();
  const { id, is_read, created_at, message } = notification;
  const role = useRole();
  const address = getAddress(notification, role);
  // Employers see the result of an import of jobs, everyone else that of résumés.
  const importToken =
    notification.model_type === 'uploaded_files' && role !== 'hiring_manager' ? notification.token : null;
  const read = () => {
    if (!is_read) readOne.mutate(id);
  };
  return (
    <li className={css.item} data-unread={!is_read}>
      {!is_read && <span className={css.new}>{t('notifications.new')}</span>}
      <Message text={message} />
      <p className={css.foot}>
        <Time when={created_at} variant="relative" />
        {importToken !== null && (
          <AriaButton
            className={css.inline ?? ''}
            aria-haspopup="dialog"
            onPress={() => {
              read();
              onOpenDialog();
              openImportResult(importToken);
            }}
          >
            {t('notifications.openOther')}
          </AriaButton>
        )}
        {importToken === null && address && (
          <Link href={address} onPress={read}>
            {t(getLabel(notification))}
          </Link>
        )}
        {!is_read && (
          <AriaButton className={css.inline ?? ''} onPress={read}>
            {t('notifications.markOne')}
          </AriaButton>
        )}
      </p>
    </li>
  );
}

/** Long texts are cut for the eye only; the whole is one press away. */
function Message({ text }: { readonly text: string }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const preview = truncate(text, previewLength);
  if (preview === text) return <p className={css.message}>{text}</p>;
  return (
    <>
      <p className={css.message}>{isWhole ? text : preview}</p>
      <AriaButton className={css.inline ?? ''} aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
        {t(isWhole ? 'notifications.showLess' : 'notifications.showMore', { title: truncate(text, 30) })}
      </AriaButton>
    </>
  );
}

/** Where a press leads; null where there is nothing to open. */
function getAddress({ model_type, feedback, token }: Notification, role: Role | null): string | null {
  if (model_type === 'feedback') return role === 'job_seeker' ? paths.tracker : null;
  if (model_type === 'uploaded_files') {
    if (role !== 'hiring_manager') return paths.candidates;
    return token === null ? paths.jobs : paths.jobImportResult(token);
  }
  if (model_type === 'message' && feedback.application_id !== null) return paths.conversation(feedback.application_id);
  if (model_type === 'offer' && feedback.application_id !== null) return paths.offerOf(feedback.application_id);
  if (model_type === 'job_source') return token === null ? paths.jobSources : paths.jobSource(token);
  if (model_type === 'webhook') return paths.allSettingsPage('webhooks');
  if (model_type === 'interview' && feedback.application_id !== null)
    return paths.interviewsOf(feedback.application_id);
  if (model_type === 'suggestion' && token !== null) return paths.seeker(Number(token));
  if (model_type === 'people_search') return paths.advancedSearch;
  if (model_type === 'overdue_replies') return paths.overdueApplications;
  if (model_type === 'delegation') return paths.offers;
  if (model_type === 'training') return paths.dashboard;
  if (model_type === 'approval') return paths.approvals;
  if (model_type === 'own_job' || model_type === 'team_jobs') return paths.jobs;
  if (model_type === 'team') return role === 'recruiter' ? paths.team : paths.hiringTeam;
  if (model_type === 'imported_people') return paths.importedPeople;
  if (model_type === 'supporter') return paths.settingsPage('supporters');
  if (model_type === 'own_approval') return paths.approval;
  if (model_type === 'own_organisation') return paths.settingsPage('organization');
  if (model_type === 'change_password') return paths.setPassword;
  if (model_type === 'second_step') return `${paths.settingsPage('login')}#second-step`;
  return feedback.application_id === null ? null : paths.application(feedback.application_id);
}

function getLabel({ model_type, feedback }: Notification) {
  if (model_type === 'message') return 'notifications.openConversation';
  return feedback.application_id === null || model_type === 'feedback'
    ? 'notifications.openOther'
    : 'notifications.open';
}

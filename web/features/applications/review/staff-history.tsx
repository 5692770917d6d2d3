import type { ApplicationEvent } from '#domain/features/applications/contract.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Timeline } from '#web/ui/data/progress/timeline.tsx';
import css from './application-for-staff.module.css';

/** The stage history, newest first, with notes and messages. */
export function StaffHistory({ events }: { readonly events: readonly ApplicationEvent[] }) {
  const t = useT();
  const tenant = useTenant();
  const newestFirst = events.toSorted((left, right) => right.id - left.id);
  return (
    <Timeline
      label={t('applications.review.detail.history')}
      events={newestFirst.map((event, index) => ({
        id: String(event.id),
        phase: index === 0 ? 'now' : 'done',
        title: t(`statuses.application.${event.to}`),
        detail: (
          <>
            <p className={css.meta}>
              {t('applications.review.detail.by', { date: formatDateTime(event.at), name: event.by ?? tenant.title })}
            </p>
            {event.note && (
              <p className={css.historyText}>{t('applications.review.detail.noteLine', { text: event.note })}</p>
            )}
            {event.message && (
              <p className={css.historyText}>{t('applications.review.detail.messageLine', { text: event.message })}</p>
            )}
          </>
        ),
      }))}
    />
  );
}

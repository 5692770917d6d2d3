import type { Application, ApplicationEvent } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import { Timeline } from '#web/ui/data/progress/timeline.tsx';
import { Time } from '#web/ui/data/time.tsx';
import css from './application-for-seeker.module.css';

/** The history, oldest first, with the employer's messages. */
export function OwnHistory({ application }: { readonly application: Application }) {
  const t = useT();
  const events = application.events.toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Timeline
      label={t('applications.tracker.detail.history')}
      events={events.map((event, index) => ({
        id: String(event.id),
        phase: index === events.length - 1 ? 'now' : 'done',
        title: t(`statuses.application.${event.to}`),
        detail: <EventDetail event={event} />,
      }))}
    />
  );
}

function EventDetail({ event }: { readonly event: ApplicationEvent }) {
  const t = useT();
  return (
    <>
      <p>
        <Time when={event.at} variant="moment" />
        {', '}
        {t(`applications.tracker.detail.${getActor(event)}`)}
      </p>
      {event.message && (
        <div className={css.message}>
          <p className={css.messageTitle}>{t('applications.tracker.detail.message')}</p>
          <LongText text={event.message} />
        </div>
      )}
    </>
  );
}

function getActor({ by, to }: ApplicationEvent): 'byYou' | 'byEmployer' | 'bySuggestion' {
  if (by !== null) return 'byYou';
  return to === 'sourced' ? 'bySuggestion' : 'byEmployer';
}

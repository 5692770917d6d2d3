import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react';
import { serviceStatus } from '#web/features/status/queries.ts';
import { formatDate, formatTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './logs-page.module.css';

/** Release notes, latest first, by calendar day. */
const notes = [
  { name: 'languages', day: '2026-11-21' },
  { name: 'match', day: '2026-11-14' },
  { name: 'first', day: '2026-11-07' },
] as const;

/** Release notes and service status. Server logs are not public. */
export function LogsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.logs.title')} purpose={t('pages.logs.purpose')} />
      <div className={css.parts}>
        <ServiceNow />
        <section aria-labelledby="changes">
          <h2 id="changes" className={css.title}>
            {t('pages.logs.changes')}
          </h2>
          <ol className={css.notes}>
            {notes.map(({ name, day }) => (
              <li key={name} className={css.note}>
                <time dateTime={day} className={css.day}>
                  {formatDate(day)}
                </time>
                <h3 className={css.noteTitle}>{t(`pages.logs.notes.${name}.title`)}</h3>
                <p>{t(`pages.logs.notes.${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function ServiceNow() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(serviceStatus);
  const Icon = error ? CircleAlert : CircleCheck;
  return (
    <Card as="section" labelledBy="service">
      <h2 id="service" className={css.title}>
        {t('pages.logs.status')}
      </h2>
      <p className={css.state} role="status">
        {(data || error) && <Icon size={24} aria-hidden className={error ? css.broken : css.works} />}
        {error && t('pages.logs.broken')}
        {!error && (data ? t('pages.logs.works') : t('pages.logs.checking'))}
      </p>
      {data && !error && <p className={css.day}>{t('pages.logs.checked', { time: formatTime(data.checked_at) })}</p>}
      <div className={css.again}>
        <Button
          icon={RefreshCw}
          isPending={isFetching}
          pendingText={t('pages.logs.checking')}
          onPress={() => void refetch()}
        >
          {t('pages.logs.again')}
        </Button>
      </div>
    </Card>
  );
}

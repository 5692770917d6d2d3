import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MailStatus } from '#domain/features/mail/contract.ts';
import { OutboxList } from '#web/features/mail/outbox-list.tsx';
import { outbox } from '#web/features/mail/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './outbox-page.module.css';

const statuses = ['queued', 'sent', 'failed', 'skipped'] as const;

/** The tenant's email outbox, with the filter in the address. */
export function OutboxPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const status = MailStatus.safeParse(query.get('status')).data ?? null;
  const first = useInfiniteQuery(outbox(status)).data?.pages[0];
  const counts = first?.counts;
  const purpose = first?.delivery === 'outbox' ? 'mail.outbox.purposeFolder' : 'mail.outbox.purposeSmtp';
  return (
    <>
      <PageHeader title={t('mail.outbox.title')} purpose={t(purpose)} />
      <div className={css.parts}>
        <StatusFilter
          value={status}
          onChange={(next) => setQuery(next ? { status: next } : {}, { replace: true })}
          choices={statuses.map((value) => ({
            value,
            label: t(`mail.outbox.statuses.${value}`),
            ...(counts ? { count: counts[value] } : {}),
          }))}
          {...(counts ? { total: Object.values(counts).reduce((sum, count) => sum + count, 0) } : {})}
          isCapped
        />
        <OutboxList status={status} />
      </div>
    </>
  );
}

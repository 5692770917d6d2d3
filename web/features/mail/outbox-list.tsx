import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause, type LucideIcon, Mail, MailOpen, RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { MailEntry, MailStatus } from '#domain/features/mail/contract.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Chip, type ChipTone } from '#web/ui/data/marks/chip.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { outbox, useRetryMail } from './queries.ts';

const looks: Record<MailStatus, readonly [ChipTone, LucideIcon]> = {
  queued: ['paused', CirclePause],
  sent: ['active', CircleCheck],
  skipped: ['closed', Mail],
  failed: ['offer', TriangleAlert],
};

/** The tenant's emails with their delivery status. In the demo each can be read. */
export function OutboxList({ status }: { readonly status: MailStatus | null }) {
  const t = useT();
  const mails = useInfiniteQuery(outbox(status));
  const retry = useRetryMail();
  const [opened, setOpened] = useState<MailEntry | null>(null);
  const canRead = mails.data?.pages[0]?.can_read ?? false;
  const rows = mails.data?.pages.flatMap((page) => page.mails) ?? [];
  const actions = (mail: MailEntry) => (
    <>
      {canRead && mail.kind !== 'password_link' && (
        <Button
          icon={MailOpen}
          isDense
          onPress={() => setOpened(mail)}
          aria-label={t('mail.outbox.read', { to: mail.to })}
        >
          {t('common.actions.open')}
        </Button>
      )}
      {mail.status === 'failed' && (
        <Button
          icon={RotateCcw}
          isDense
          onPress={() => retry.mutate(mail.id)}
          aria-label={t('mail.outbox.retry', { to: mail.to })}
        >
          {t('common.actions.tryAgain')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {canRead && <InlineNote tone="info">{t('mail.outbox.demoNote')}</InlineNote>}
      <DataTable
        tableId="outbox"
        label={t('mail.outbox.list')}
        columns={buildColumns(t)}
        rows={rows}
        row={{ id: ({ id }) => String(id), name: ({ to }) => to, actions }}
        status={mails.status}
        error={mails.error}
        onRetry={() => void mails.refetch()}
        empty={
          <EmptyState icon={Mail} title={t('mail.outbox.emptyTitle')}>
            {t('mail.outbox.emptyText')}
          </EmptyState>
        }
        more={{
          hasMore: mails.hasNextPage,
          isLoading: mails.isFetchingNextPage,
          load: () => void mails.fetchNextPage(),
        }}
      />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function buildColumns(t: Translate): Column<MailEntry>[] {
  return [
    { id: 'to', header: t('mail.outbox.to'), cell: ({ to }) => to },
    { id: 'what', header: t('mail.outbox.what'), cell: ({ kind }) => t(`mail.outbox.kinds.${kind as Kind}`) },
    { id: 'status', header: t('mail.outbox.status'), cell: (mail) => <MailState mail={mail} />, card: 'top' },
    { id: 'when', header: t('mail.outbox.when'), cell: (mail) => <Time when={mail.created_at} variant="moment" /> },
  ];
}

type Kind = keyof Phrases['mail']['outbox']['kinds'];

/** The delivery status; after a problem also the attempts and the error. */
function MailState({ mail }: { readonly mail: MailEntry }) {
  const t = useT();
  const { status, tries, last_error: error } = mail;
  const [tone, icon] = looks[status];
  const attempts = tries > 1 || error !== '' ? t('mail.outbox.attempts', { count: tries }) : '';
  return (
    <TwoLines below={[attempts, error].filter(Boolean).join(' · ')}>
      <Chip tone={tone} icon={icon}>
        {t(`mail.outbox.statuses.${status}`)}
      </Chip>
    </TwoLines>
  );
}

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './journal.module.css';
import { JournalEntries } from './journal-entries.tsx';
import { ownPartner, useEndSupport } from './queries.ts';

/** The organization that supports the user, the notes it shared with them, and how to end the support. */
export function OwnPartner() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownPartner());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('seekers.journal.partner.title') })} />;
  if (data.partner === null) return <p>{t('seekers.journal.partner.none')}</p>;
  return (
    <div className={css.part}>
      <p>{t('seekers.journal.partner.text', { name: data.partner })}</p>
      <EndSupport name={data.partner} />
      <h3>{t('seekers.journal.partner.shared')}</h3>
      {data.entries.length === 0 ? (
        <p className={css.muted}>{t('seekers.journal.partner.nothingShared')}</p>
      ) : (
        <JournalEntries entries={data.entries} />
      )}
    </div>
  );
}

function EndSupport({ name }: { readonly name: string }) {
  const t = useT();
  const announce = useAnnounce();
  const end = useEndSupport();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => announce(t('seekers.journal.partner.ended', { name })),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <div>
        <Button icon={X} onPress={() => setAsking(true)}>
          {t('seekers.journal.partner.end')}
        </Button>
      </div>
      {end.error && <InlineNote tone="danger">{translateError(end.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('seekers.journal.partner.endTitle', { name })}
        text={t('seekers.journal.partner.endText')}
        confirmLabel={t('seekers.journal.partner.end')}
        isDanger
        isPending={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

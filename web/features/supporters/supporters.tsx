import { useQuery } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import type { Supporter } from '#domain/features/supporters/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate, formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { InviteForm } from './invite-form.tsx';
import { ownSupporters, useSupporting } from './queries.ts';
import css from './supporters.module.css';

/** The user's supporters, their permissions, and their activity. */
export function Supporters() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownSupporters());
  const [isInviting, setInviting] = useState(false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('supporters.title') })} />;
  return (
    <div className={css.part}>
      <p>{t('supporters.purpose')}</p>
      {data.length === 0 && <p className={css.muted}>{t('supporters.none')}</p>}
      <ul className={css.list}>
        {data.map((supporter) => (
          <Row key={supporter.id} supporter={supporter} />
        ))}
      </ul>
      {isInviting ? (
        <InviteForm onClose={() => setInviting(false)} />
      ) : (
        <div>
          <Button icon={UserPlus} onPress={() => setInviting(true)}>
            {t('supporters.invite')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ supporter }: { readonly supporter: Supporter }) {
  const t = useT();
  const announce = useAnnounce();
  const { end } = useSupporting();
  const { id, name, email, rights, status, since, acts } = supporter;
  return (
    <li className={css.row}>
      <span className={css.name}>{[name, email].filter(Boolean).join(', ')}</span>
      <span className={css.muted}>{t(`supporters.statuses.${status}`, { date: formatDate(since) })}</span>
      <ul className={css.plain}>
        {rights.map((right) => (
          <li key={right}>{t(`supporters.rightNames.${right}`)}</li>
        ))}
      </ul>
      {acts.length > 0 && (
        <details>
          <summary>{t('supporters.actList', { name })}</summary>
          <ul className={css.plain}>
            {acts.map((act) => (
              <li key={act.id}>
                {t('common.labels.named', {
                  label: formatDateTime(act.at),
                  value: t(`supporters.acts.${act.action}`),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {end.error && <InlineNote tone="danger">{translateError(end.error)}</InlineNote>}
      {status !== 'ended' && (
        <div>
          <Button
            icon={X}
            isPending={end.isPending}
            onPress={() => end.mutate(id, { onSuccess: () => announce(t('supporters.ended')) })}
          >
            {t('supporters.end', { name })}
          </Button>
        </div>
      )}
    </li>
  );
}

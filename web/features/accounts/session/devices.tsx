import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { DeviceSession } from '#domain/features/accounts/security-contract.ts';
import { deviceList, useEndDevices } from '#web/features/accounts/security-queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { DeviceRow } from './device-row.tsx';
import css from './devices.module.css';

/** Number of sessions shown initially. */
const initialSessionCount = 5;

/** The sessions of the account; each can be ended, or all others at once. */
export function Devices() {
  const t = useT();
  const { data, error, refetch } = useQuery(deviceList);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('accounts.security.devices.title') })} />;
  return <DeviceList sessions={data} />;
}

function DeviceList({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const t = useT();
  const announce = useAnnounce();
  const end = useEndDevices();
  const mayEnd = useScope('account.secure') !== null;
  const [isOpen, setOpen] = useState(false);
  const hasOthers = sessions.some((session) => session.is_live && !session.is_current);
  const endOne = async (session: DeviceSession, name: string) => {
    await end.mutateAsync(session.id);
    announce(t('accounts.security.devices.ended', { device: name }));
  };
  return (
    <div className={css.devices}>
      <p>{t(hasOthers ? 'accounts.security.devices.text' : 'accounts.security.devices.only')}</p>
      {end.error && <InlineNote tone="danger">{translateError(end.error)}</InlineNote>}
      <ul className={css.list}>
        {sessions.slice(0, isOpen ? undefined : initialSessionCount).map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isBusy={end.isPending}
            mayEnd={mayEnd}
            onEnd={(name) => void endOne(session, name).catch(() => undefined)}
          />
        ))}
      </ul>
      {sessions.length > initialSessionCount && (
        <Button
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'common.actions.showLessAbout' : 'common.actions.showMoreAbout', {
            name: t('accounts.security.devices.title'),
          })}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'common.actions.showLess' : 'common.actions.showMore')}
        </Button>
      )}
      {hasOthers && mayEnd && <EndOthers end={end} />}
    </div>
  );
}

function EndOthers({ end }: { readonly end: ReturnType<typeof useEndDevices> }) {
  const t = useT();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const endAll = () =>
    end.mutate('others', {
      onSuccess: () => announce(t('accounts.security.devices.othersEnded')),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button icon={LogOut} onPress={() => setAsking(true)}>
        {t('accounts.security.devices.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('accounts.security.devices.endOthersTitle')}
        text={t('accounts.security.devices.endOthersText')}
        confirmLabel={t('accounts.security.devices.endOthers')}
        isPending={end.isPending}
        onConfirm={endAll}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

import { Eye, Laptop, LogOut, type LucideIcon, Smartphone } from 'lucide-react';
import type { DeviceSession } from '#domain/features/accounts/security-contract.ts';
import { formatDateTime, formatRelative } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './devices.module.css';

interface DeviceRowProps {
  readonly session: DeviceSession;
  readonly isBusy: boolean;
  /** Hidden while impersonating. */
  readonly mayEnd: boolean;
  readonly onEnd: (name: string) => void;
}

/** A session or an impersonation: device, start, and the button to end it. */
export function DeviceRow({ session, isBusy, mayEnd, onEnd }: DeviceRowProps) {
  const t = useT();
  const name = getName(session, t);
  const Icon = getIcon(session);
  const endLabel = session.viewed_by
    ? t('accounts.security.devices.endImpersonation')
    : t('accounts.security.devices.end');
  return (
    <li className={css.row}>
      <Icon size={24} aria-hidden className={css.icon} />
      <div className={css.words}>
        <p className={css.name}>
          {name} {session.is_current && <span className={css.mark}>{t('accounts.security.devices.this')}</span>}
        </p>
        {session.viewed_by ? (
          <ImpersonationDetails session={session} reason={session.viewed_by.reason} />
        ) : (
          <Facts session={session} />
        )}
      </div>
      {mayEnd && session.is_live && !session.is_current && (
        <Button
          icon={LogOut}
          aria-label={session.viewed_by ? endLabel : t('accounts.security.devices.endNamed', { device: name })}
          isDisabled={isBusy}
          onPress={() => onEnd(name)}
        >
          {endLabel}
        </Button>
      )}
    </li>
  );
}

function Facts({ session }: { readonly session: DeviceSession }) {
  const t = useT();
  return (
    <p className={css.facts}>
      {t('accounts.security.devices.since', { when: formatDateTime(session.signed_in_at) })}
      {' · '}
      {t('accounts.security.devices.seen', { when: formatRelative(session.last_seen_at) })}
    </p>
  );
}

function ImpersonationDetails({ session, reason }: { readonly session: DeviceSession; readonly reason: string }) {
  const t = useT();
  return (
    <>
      <p>{t('accounts.security.devices.reason', { reason })}</p>
      <p className={css.facts}>
        {t('accounts.security.devices.impersonationStarted', { when: formatDateTime(session.signed_in_at) })}{' '}
        {t(
          session.is_live
            ? 'accounts.security.devices.impersonationActive'
            : 'accounts.security.devices.impersonationEnded',
        )}
      </p>
    </>
  );
}

function getName({ browser, system, viewed_by }: DeviceSession, t: Translate): string {
  if (viewed_by) return t('accounts.security.devices.impersonation', { name: viewed_by.name });
  if (browser && system) return t('accounts.security.devices.device', { browser, system });
  return browser ?? system ?? t('accounts.security.devices.unknown');
}

function getIcon({ system, viewed_by }: DeviceSession): LucideIcon {
  if (viewed_by) return Eye;
  return ['iPhone', 'iPad', 'Android'].includes(system ?? '') ? Smartphone : Laptop;
}

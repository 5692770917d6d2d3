import { Eye, Laptop, LogOut, type LucideIcon, Smartphone } from 'lucide-react';
import { deviceOf } from '#domain/features/accounts/device.ts';
import type { DeviceSession } from '#domain/features/accounts/security-contract.ts';
import { formatDateTime, formatRelative } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './devices.module.css';

interface DeviceRowProps {
  readonly session: DeviceSession;
  readonly isBusy: boolean;
  /** Not for those who only look at the account. */
  readonly mayEnd: boolean;
  readonly onEnd: (name: string) => void;
}

/** One sign-in, or one look of an administrator: what, since when, and the way to end it. */
export function DeviceRow({ session, isBusy, mayEnd, onEnd }: DeviceRowProps) {
  const t = useT();
  const name = nameOf(session, t);
  const Icon = iconOf(session);
  const endLabel = session.viewed_by ? t('security.devices.endLook') : t('security.devices.end');
  return (
    <li className={css.row}>
      <Icon size={24} aria-hidden className={css.icon} />
      <div className={css.words}>
        <p className={css.name}>
          {name} {session.is_current && <span className={css.mark}>{t('security.devices.this')}</span>}
        </p>
        {session.viewed_by ? (
          <LookFacts session={session} reason={session.viewed_by.reason} />
        ) : (
          <Facts session={session} />
        )}
      </div>
      {mayEnd && session.is_live && !session.is_current && (
        <Button
          icon={LogOut}
          aria-label={session.viewed_by ? endLabel : t('security.devices.endNamed', { device: name })}
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
      {t('security.devices.since', { when: formatDateTime(session.signed_in_at) })}
      {' · '}
      {t('security.devices.seen', { when: formatRelative(session.last_seen_at) })}
    </p>
  );
}

function LookFacts({ session, reason }: { readonly session: DeviceSession; readonly reason: string }) {
  const t = useT();
  return (
    <>
      <p>{t('security.devices.reason', { reason })}</p>
      <p className={css.facts}>
        {t('security.devices.lookedAt', { when: formatDateTime(session.signed_in_at) })}{' '}
        {t(session.is_live ? 'security.devices.lookLive' : 'security.devices.lookOver')}
      </p>
    </>
  );
}

function nameOf({ user_agent, viewed_by }: DeviceSession, t: Translate): string {
  if (viewed_by) return t('security.devices.looked', { name: viewed_by.name });
  const { browser, system } = deviceOf(user_agent);
  if (browser && system) return t('security.devices.device', { browser, system });
  return browser ?? system ?? t('security.devices.unknown');
}

function iconOf({ user_agent, viewed_by }: DeviceSession): LucideIcon {
  if (viewed_by) return Eye;
  return /\b(iPhone|Android|iPad)\b/.test(user_agent) ? Smartphone : Laptop;
}

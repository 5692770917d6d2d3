import type { Leaving } from '#domain/features/teams/membership.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './teams.module.css';

/** The offers, interviews, chats, and next steps that a removal affects. */
export function LeavingEffects({ leaving: { offers, interviews, chats, steps } }: { readonly leaving: Leaving }) {
  const t = useT();
  return (
    <>
      {offers.length > 0 && (
        <NamedList
          intro={t('teams.end.offers', { count: offers.length })}
          names={offers.map(({ name, job }) => t('teams.end.item', { name, job }))}
        />
      )}
      {interviews.length > 0 && (
        <NamedList
          intro={t('teams.end.interviews', { count: interviews.length })}
          names={interviews.map(({ name, job, starts_at: start }) =>
            t('teams.end.itemAt', { name, job, when: start === null ? t('teams.end.noTime') : formatDateTime(start) }),
          )}
        />
      )}
      {chats > 0 && <p>{t('teams.end.chats', { count: chats })}</p>}
      {steps > 0 && <p>{t('teams.end.steps', { count: steps })}</p>}
    </>
  );
}

/** Entries listed by name; the rest is counted. */
const mostNamed = 8;

export function NamedList({ intro, names }: { readonly intro: string; readonly names: readonly string[] }) {
  const t = useT();
  const named = names.length > mostNamed + 1 ? names.slice(0, mostNamed) : names;
  const rest = names.length - named.length;
  return (
    <div>
      <p>{intro}</p>
      <ul className={css.named}>
        {named.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries can have the same text, and the list never changes
          <li key={index}>{name}</li>
        ))}
        {rest > 0 && <li>{t('teams.end.more', { count: rest })}</li>}
      </ul>
    </div>
  );
}

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
          entries={offers.map(({ id, name, job }) => ({ id, text: t('teams.end.item', { name, job }) }))}
        />
      )}
      {interviews.length > 0 && (
        <NamedList
          intro={t('teams.end.interviews', { count: interviews.length })}
          entries={interviews.map(({ id, name, job, starts_at: start }) => {
            const when = start === null ? t('teams.end.noTime') : formatDateTime(start);
            return { id, text: t('teams.end.itemAt', { name, job, when }) };
          })}
        />
      )}
      {chats > 0 && <p>{t('teams.end.chats', { count: chats })}</p>}
      {steps > 0 && <p>{t('teams.end.steps', { count: steps })}</p>}
    </>
  );
}

/** Entries listed by name; the rest is counted. */
const mostNamed = 8;

interface NamedListProps {
  readonly intro: string;
  readonly entries: readonly { readonly id: number; readonly text: string }[];
}

export function NamedList({ intro, entries }: NamedListProps) {
  const t = useT();
  const named = entries.length > mostNamed + 1 ? entries.slice(0, mostNamed) : entries;
  const rest = entries.length - named.length;
  return (
    <div>
      <p>{intro}</p>
      <ul className={css.named}>
        {named.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {rest > 0 && <li>{t('teams.end.more', { count: rest })}</li>}
      </ul>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Consents as OwnConsents } from '#domain/features/privacy/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import css from './privacy.module.css';
import { ownConsents, useDiscoverable } from './queries.ts';

const phraseOf = { terms: 'terms', discoverable: 'found', self_identification: 'selfIdentification' } as const;

/** The user's consents, with the changeable ones and their history. */
export function Consents() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownConsents());
  const set = useDiscoverable();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('privacy.consents.title') })} />;
  return (
    <div className={css.part}>
      {data.is_discoverable !== null && (
        <Switch
          isSelected={data.is_discoverable}
          onChange={(isOn) => set.mutate(isOn)}
          note={t('privacy.consents.discoverableNote')}
        >
          {t('privacy.consents.discoverable')}
        </Switch>
      )}
      {set.error && <InlineNote tone="danger">{translateError(set.error)}</InlineNote>}
      <h3 className={css.title}>{t('privacy.consents.history')}</h3>
      <History events={data.events} />
    </div>
  );
}

function History({ events }: Pick<OwnConsents, 'events'>) {
  const t = useT();
  if (events.length === 0) return <p className={css.muted}>{t('privacy.consents.none')}</p>;
  return (
    <ul className={css.list}>
      {events.map(({ id, at, kind, is_given: isGiven }) => (
        <li key={id}>
          {t(`privacy.consents.${phraseOf[kind]}.${isGiven ? 'yes' : 'no'}`)}
          <br />
          <span className={css.muted}>{formatDateTime(at)}</span>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Eye, X } from 'lucide-react';
import { useState } from 'react';
import type { Disclosures, Need } from '#domain/features/needs/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { AccessLog } from './access-log.tsx';
import { audienceText } from './need-texts.ts';
import css from './needs.module.css';
import { needText, ownDisclosures, ownNeeds, useDisclosing } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The grants of shared items, with share and revoke, and the access log. */
export function Sharing() {
  const t = useT();
  const needs = useQuery(ownNeeds());
  const disclosures = useQuery(ownDisclosures());
  const error = needs.error ?? disclosures.error;
  if (error)
    return <ErrorState error={error} onRetry={() => void Promise.all([needs.refetch(), disclosures.refetch()])} />;
  if (!needs.data || !disclosures.data) {
    return <Loading label={t('common.states.loadingName', { name: t('needs.sharing.title') })} />;
  }
  return (
    <div className={css.part}>
      <p>{t(needs.data.length === 0 ? 'needs.sharing.none' : 'needs.sharing.purpose')}</p>
      {needs.data.length > 0 && <Items needs={needs.data} disclosures={disclosures.data} />}
      <h3 className={css.title}>{t('needs.log.title')}</h3>
      <AccessLog openings={disclosures.data.openings} />
    </div>
  );
}

interface ItemsProps {
  readonly needs: readonly Need[];
  readonly disclosures: Disclosures;
}

function Items({ needs, disclosures }: ItemsProps) {
  const t = useT();
  const [isShowing, setShowing] = useState(false);
  return (
    <>
      <ul className={css.list}>
        {needs.map((need) => (
          <Item key={need.id} need={need} disclosures={disclosures} />
        ))}
      </ul>
      <div>
        <Button icon={Eye} onPress={() => setShowing(true)}>
          {t('needs.sharing.show')}
        </Button>
      </div>
      {isShowing && <ShareDialog needs={needs} disclosures={disclosures} onClose={() => setShowing(false)} />}
    </>
  );
}

function Item({ need, disclosures }: { readonly need: Need; readonly disclosures: Disclosures }) {
  const t = useT();
  const announce = useAnnounce();
  const { revoke } = useDisclosing();
  const grants = disclosures.grants.filter((grant) => grant.need_id === need.id);
  return (
    <li className={css.item}>
      <span className={css.name}>{needText(t, need)}</span>
      {grants.length === 0 && <span className={css.muted}>{t('needs.sharing.noOne')}</span>}
      <div className={css.audiences}>
        {grants.map((grant) => (
          <Button
            key={grant.id}
            icon={X}
            isPending={revoke.isPending && revoke.variables === grant.id}
            onPress={() => revoke.mutate(grant.id, { onSuccess: () => announce(t('needs.sharing.revoked')) })}
          >
            {t('needs.sharing.revoke', { name: audienceText(t, grant.audience) })}
          </Button>
        ))}
      </div>
      {revoke.error && <InlineNote tone="danger">{translateError(revoke.error)}</InlineNote>}
    </li>
  );
}

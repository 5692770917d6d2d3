import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { offerById } from '#web/features/offers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { OfferApproval } from './offer-approval.tsx';
import { OfferChecks } from './offer-checks.tsx';
import { OfferDocument } from './offer-document.tsx';
import css from './offers.module.css';
import type { OfferSelection } from './use-offer-selection.ts';

interface OfferViewProps {
  readonly id: number;
  readonly selection: OfferSelection;
}

/** One offer: the letter and the approval next to each other, or as two pages on a phone. */
export function OfferView({ id, selection }: OfferViewProps) {
  const t = useT();
  const { data: offer, error, refetch } = useQuery(offerById(id));
  if (error && !offer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!offer) return <Loading label={t('offers.loadingOne')} skeleton={<Skeleton shape="row" count={5} />} />;
  const onEdit = () => selection.openEdit(id);
  return (
    <>
      <div className={css.document} data-part={selection.isApproval ? 'approval' : 'letter'}>
        <div className={css.narrowBar}>
          <Button icon={ArrowLeft} isDense onPress={selection.openList}>
            {t('offers.back')}
          </Button>
          <Button icon={ArrowRight} isDense variant="primary" onPress={() => selection.openApproval(id)}>
            {t('offers.approval.title')}
          </Button>
        </div>
        <OfferDocument offer={offer} onEdit={onEdit} />
      </div>
      <div className={css.side} data-part={selection.isApproval ? 'approval' : 'letter'}>
        <div className={css.narrowBar}>
          <Button icon={ArrowLeft} isDense onPress={() => selection.openOffer(id)}>
            {t('offers.tabs.letter')}
          </Button>
        </div>
        <OfferApproval offer={offer} onEdit={onEdit} />
        {!offer.sent_at && <OfferChecks checks={offer.checks} />}
        <Card>
          <strong className={css.person}>{offer.seeker.name}</strong>
          <Link href={paths.application(offer.application_id)}>{t('offers.person.match')}</Link>
        </Card>
      </div>
    </>
  );
}

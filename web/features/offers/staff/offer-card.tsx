import { useQuery } from '@tanstack/react-query';
import { FileSignature, Plus } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { OfferChip } from '#web/features/offers/offer-chip.tsx';
import { offerOfApplication } from '#web/features/offers/queries.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';

/** The offer of an application, for staff; nothing while there is none and none can be created. */
export function OfferSummary({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  const canRead = useScope('offer.read') !== null;
  const { data } = useQuery({ ...offerOfApplication(applicationId), enabled: canRead });
  if (!data || (data.offer === null && !data.can_create)) return null;
  return (
    <CardSection title={t('offers.card.title')}>
      {data.offer && (
        <>
          <div>
            <OfferChip {...data.offer} />
          </div>
          <LinkButton icon={FileSignature} href={paths.offerOf(applicationId)} isWide>
            {t('offers.card.open')}
          </LinkButton>
        </>
      )}
      {data.can_create && (
        <LinkButton icon={Plus} href={paths.newOffer(applicationId)} isWide>
          {t('offers.create')}
        </LinkButton>
      )}
    </CardSection>
  );
}

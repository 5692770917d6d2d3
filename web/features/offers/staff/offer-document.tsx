import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Offer } from '#domain/features/offers/offer.ts';
import { describeOffer } from '#web/features/offers/describe-offer.ts';
import { OfferLetter } from '#web/features/offers/offer-letter.tsx';
import { OfferTermList } from '#web/features/offers/offer-terms.tsx';
import { PdfButton } from '#web/features/offers/pdf-button.tsx';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import css from './offers.module.css';

interface OfferDocumentProps {
  readonly offer: Offer;
  readonly onEdit?: () => void;
}

/** The letter, the terms, and the earlier versions. */
export function OfferDocument({ offer, onEdit }: OfferDocumentProps) {
  const t = useT();
  const [tab, setTab] = useState<'letter' | 'terms' | 'versions'>('letter');
  const terms = (
    <>
      <OfferTermList terms={describeOffer(t, offer).terms} />
      {offer.terms.pay_reason && (
        <p>{t('common.labels.named', { label: t('offers.terms.payReason'), value: offer.terms.pay_reason })}</p>
      )}
    </>
  );
  return (
    <Card>
      <div className={css.tools}>
        {offer.can_edit && onEdit && (
          <Button icon={Pencil} isDense onPress={onEdit}>
            {t('offers.actions.edit')}
          </Button>
        )}
        <PdfButton offer={offer} />
      </div>
      <Tabs
        label={t('offers.tabs.label')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'letter', label: t('offers.tabs.letter'), content: <OfferLetter offer={offer} marksFields /> },
          { id: 'terms', label: t('offers.tabs.terms'), content: terms },
          {
            id: 'versions',
            label: t('offers.tabs.versions'),
            count: offer.versions.length + 1,
            content: <Versions offer={offer} />,
          },
        ]}
      />
    </Card>
  );
}

function Versions({ offer }: { readonly offer: Offer }) {
  const t = useT();
  if (offer.versions.length === 0) return <p>{t('offers.versions.none')}</p>;
  return (
    <div className={css.versions}>
      <p>{t('offers.versions.current', { number: offer.revision })}</p>
      {offer.versions.map((version) => (
        <section key={version.revision}>
          <h3 className={css.versionTitle}>
            {t('offers.versions.one', { number: version.revision, date: formatDate(version.at) })}
          </h3>
          <OfferTermList terms={describeOffer(t, { ...offer, terms: version.terms }).terms} />
        </section>
      ))}
    </div>
  );
}

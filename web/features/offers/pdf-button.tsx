import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Offer } from '#domain/features/offers/offer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { downloadOffer } from './queries.ts';

export function PdfButton({ offer }: { readonly offer: Offer }) {
  const t = useT();
  const download = useMutation({ mutationFn: () => downloadOffer(offer) });
  return (
    <>
      <Button icon={Download} isDense isPending={download.isPending} onPress={() => download.mutate()}>
        {t('offers.pdf')}
      </Button>
      {download.error && <InlineNote tone="danger">{translateError(download.error)}</InlineNote>}
    </>
  );
}

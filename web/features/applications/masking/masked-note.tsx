import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { useReveal } from './masking-queries.ts';

const maxReasonLength = 500;

/** Says that an application is masked, and reveals the person with a reason. */
export function MaskedNote({ application }: { readonly application: Application }) {
  const t = useT();
  const reveal = useReveal(application.id);
  const [isAsking, setAsking] = useState(false);
  if (!application.is_masked) return null;
  return (
    <Banner
      tone="info"
      title={t('applications.masking.masked')}
      actions={
        application.can_reveal && (
          <Button icon={Eye} onPress={() => setAsking(true)}>
            {t('applications.masking.reveal')}
          </Button>
        )
      }
    >
      {t('applications.masking.maskedText')}
      {isAsking && (
        <TextDialog
          title={t('applications.masking.revealTitle')}
          text={t('applications.masking.revealText')}
          label={t('applications.masking.reason')}
          confirmLabel={t('applications.masking.reveal')}
          isRequired
          max={maxReasonLength}
          onSend={(reason) => reveal.mutateAsync(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Banner>
  );
}

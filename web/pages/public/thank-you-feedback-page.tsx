import { useT } from '#web/lib/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

export function ThankYouFeedbackPage() {
  const t = useT();
  return (
    <MessagePage
      picture="letter"
      title={t('placeholders.thankYouFeedback.title')}
      text={t('placeholders.thankYouFeedback.purpose')}
    />
  );
}

import { useLocation } from 'react-router';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

/** Thanks only people who come from a form that they sent. */
export function ThankYouFeedbackPage() {
  const t = useT();
  const { hasSentFeedback } = Object(useLocation().state);
  const title = t(`placeholders.thankYouFeedback.${hasSentFeedback ? 'title' : 'visitor'}`);
  useCustomTitle(title);
  return (
    <MessagePage
      picture="letter"
      title={title}
      text={t(`placeholders.thankYouFeedback.${hasSentFeedback ? 'purpose' : 'visitorText'}`)}
    />
  );
}

import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

/** The page after the contact form or a survey. People who have sent nothing are shown how to. */
export function ThankYouFeedbackPage() {
  const t = useT();
  const { answerTo, hasAnsweredSurvey } = Object(useLocation().state);
  const email: string | null = typeof answerTo === 'string' ? answerTo : null;
  const title = t(`placeholders.thankYouFeedback.${email === null && !hasAnsweredSurvey ? 'visitor' : 'title'}`);
  useCustomTitle(title);
  if (hasAnsweredSurvey) return <MessagePage picture="letter" title={title} text={t('surveys.answer.thanks')} />;
  return (
    <MessagePage
      picture="letter"
      title={title}
      text={
        email === null
          ? t('placeholders.thankYouFeedback.visitorText')
          : t('placeholders.thankYouFeedback.purpose', { email })
      }
      {...(email === null ? { action: { href: paths.contact, label: t('content.contact.form.title') } } : {})}
    />
  );
}

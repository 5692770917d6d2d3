import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useIsOnlyMessage } from '#web/lib/texts/helper-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

/** For addresses without a page, and pages whose job, application, or person doesn't exist. */
export function NotFoundPage() {
  const t = useT();
  useIsOnlyMessage(true);
  useCustomTitle(t('shell.pages.notFound'));
  return <MessagePage picture="signpost" title={t('shell.notFound.heading')} text={t('shell.notFound.text')} />;
}

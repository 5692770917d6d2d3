import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

export function UnauthorizedPage() {
  const t = useT();
  return <MessagePage picture="door" title={t('shell.unauthorized.heading')} text={t('shell.unauthorized.text')} />;
}

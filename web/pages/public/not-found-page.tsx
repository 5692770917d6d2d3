import { MapPinOff } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';

export function NotFoundPage() {
  const t = useT();
  return <MessagePage icon={MapPinOff} title={t('shell.notFound.heading')} text={t('shell.notFound.text')} />;
}

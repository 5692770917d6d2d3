import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Assistant } from './assistant.tsx';

export function AssistantPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('assistant.title')} purpose={t('assistant.purpose')} />
      <Assistant />
    </>
  );
}

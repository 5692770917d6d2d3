import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import type { Delivery } from './password/recovery-queries.ts';

/** Points to the outbox when there is no mail server. */
export function OutboxNote({ delivery }: { readonly delivery: Delivery | null }) {
  const t = useT();
  return delivery === 'outbox' ? <InlineNote tone="info">{t('accounts.recovery.outbox')}</InlineNote> : null;
}

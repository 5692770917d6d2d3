import type { NamedAudience } from '#domain/features/needs/contract.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

export function audienceText(t: Translate, { kind, name, detail }: NamedAudience): string {
  return t(`needs.audiences.${kind}`, { name, detail });
}

import { type MailFrequency, mailFrequencies } from '#domain/features/saved-searches/contract.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { Choice } from '#web/ui/field/choice/radio-group.tsx';

export function frequencyChoices(t: Translate): Choice<MailFrequency>[] {
  return mailFrequencies.map((value) => ({ value, label: t(`savedSearches.searches.frequencies.${value}`) }));
}

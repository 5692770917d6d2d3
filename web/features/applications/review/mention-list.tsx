import { useEffect } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './application-for-staff.module.css';
import type { useMentions } from './use-mentions.ts';

/** The colleagues who match what is typed after "@"; nothing while there are none. */
export function MentionList({ mentions }: { readonly mentions: ReturnType<typeof useMentions> }) {
  const t = useT();
  const announce = useAnnounce();
  const { suggestions, active, choose } = mentions;
  const count = suggestions.length;
  useEffect(() => {
    if (count > 0) announce(t('applicants.mentions.found', { count }));
  }, [count, announce, t]);
  if (count === 0) return null;
  return (
    <ul className={css.others} aria-label={t('applicants.mentions.list')}>
      {suggestions.map((person) => (
        <li key={person.id}>
          <Button isDense variant={person === active ? 'primary' : 'secondary'} onPress={() => choose(person)}>
            {person.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

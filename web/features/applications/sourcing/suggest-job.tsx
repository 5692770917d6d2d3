import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { maxSuggestedPeople } from '#domain/features/applications/sourcing/limits.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { SuggestDialog, type SuggestedJob } from './suggest-dialog.tsx';

interface SuggestJobProps {
  readonly people: readonly { readonly id: number }[];
  /** The job to suggest; without it, the user chooses one. */
  readonly job?: SuggestedJob;
  readonly isDense?: boolean;
  readonly onDone?: () => void;
}

/** Suggests a job to one person or to several, after a preview. Shows nothing to roles that suggest no jobs. */
export function SuggestJob({ people, job, isDense = false, onDone }: SuggestJobProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const canSuggest = useScope('application.source') !== null;
  if (!canSuggest) return null;
  const isTooMany = people.length > maxSuggestedPeople;
  const reason = isTooMany ? t('applications.sourcing.tooMany', { count: maxSuggestedPeople }) : undefined;
  return (
    <>
      <Button icon={UserPlus} isDense={isDense} reason={reason} onPress={() => !isTooMany && setOpen(true)}>
        {t(`applications.sourcing.${job ? 'suggestThis' : 'suggest'}`)}
      </Button>
      {isOpen && (
        <SuggestDialog
          people={people.map(({ id }) => id)}
          job={job ?? null}
          onClose={() => setOpen(false)}
          onSuggested={() => onDone?.()}
        />
      )}
    </>
  );
}

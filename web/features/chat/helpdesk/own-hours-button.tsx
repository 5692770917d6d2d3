import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useOwnerId } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { agentsQuery, useSaveOwnHours } from './queries.ts';

const AgentHoursDialog = lazy(async () => ({ default: (await import('./agent-hours-dialog.tsx')).AgentHoursDialog }));

/** Opens the agent's own hours and languages. */
export function OwnHoursButton() {
  const t = useT();
  const ownId = useOwnerId();
  const { data } = useQuery(agentsQuery());
  const save = useSaveOwnHours();
  const [isOpen, setOpen] = useState(false);
  const own = data?.agents.find(({ id }) => id === ownId);
  return (
    <>
      <Button
        variant="quiet"
        icon={Clock}
        isDense
        aria-haspopup="dialog"
        isDisabled={!own}
        onPress={() => setOpen(true)}
      >
        {t('helpdesk.hours.edit')}
      </Button>
      {isOpen && own && (
        <Suspense>
          <AgentHoursDialog
            title={t('helpdesk.hours.edit')}
            text={t('helpdesk.hours.own')}
            value={own}
            onSave={save.mutateAsync}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

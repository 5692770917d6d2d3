import { useQuery } from '@tanstack/react-query';
import { useT } from '#web/lib/texts/i18n.ts';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { agentsQuery, useSetAgentState } from './queries.ts';

/** Online or away, as visitors see it while this page is open. */
export function PresenceSwitch() {
  const t = useT();
  const { data } = useQuery(agentsQuery());
  const change = useSetAgentState();
  const isOnline = (change.isPending ? change.variables : data?.own_state) === 'online';
  return (
    <Switch isSelected={isOnline} isDisabled={!data} onChange={(isOn) => change.mutate(isOn ? 'online' : 'away')}>
      {t(isOnline ? 'helpdesk.online' : 'helpdesk.away')}
    </Switch>
  );
}

import { CircleCheck, CircleHelp, CirclePause, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { JobSource } from '#domain/features/bulk-imports/sources/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Chip, type ChipTone } from '#web/ui/data/marks/chip.tsx';

type State = 'paused' | 'running' | 'asking' | 'failing' | 'active';

const looks: Readonly<Record<State, readonly [ChipTone, LucideIcon]>> = {
  paused: ['paused', CirclePause],
  running: ['all', Clock],
  asking: ['paused', CircleHelp],
  failing: ['paused', TriangleAlert],
  active: ['active', CircleCheck],
};

/** What a source is doing, and whether it needs a person. */
export function SourceState({ source }: { readonly source: JobSource }) {
  const t = useT();
  const state = getState(source);
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`jobSources.states.${state}`)}
    </Chip>
  );
}

function getState({
  is_active: isActive,
  is_running: isRunning,
  missing_count: missing,
  failure_count: failures,
}: JobSource) {
  if (!isActive) return 'paused';
  if (isRunning) return 'running';
  if (missing !== null) return 'asking';
  return failures > 0 ? 'failing' : 'active';
}

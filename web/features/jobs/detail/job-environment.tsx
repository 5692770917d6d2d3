import {
  Accessibility,
  Armchair,
  CalendarDays,
  Clock,
  FileQuestion,
  LampDesk,
  LifeBuoy,
  MessagesSquare,
  Video,
  Volume1,
} from 'lucide-react';
import { useState } from 'react';
import type { Inclusion } from '#domain/features/jobs/job.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ShowMore } from '#web/ui/data/show-more.tsx';
import { SensoryMap } from '#web/ui/mark/sensory-map.tsx';
import { JobSection } from './job-section.tsx';

/** The facts that most people ask about first. */
const icons = {
  noise: Volume1,
  lighting: LampDesk,
  meetings_per_week: CalendarDays,
  communication: MessagesSquare,
  schedule: Clock,
  accommodations: Accessibility,
  sensory_environment: Armchair,
  interview_format: Video,
  questions_ahead: FileQuestion,
  buddy: LifeBuoy,
} as const satisfies Record<keyof Inclusion, unknown>;

const facts = Object.keys(icons) as (keyof Inclusion)[];

/** Number of facts shown before "Show more". */
const shortCount = 6;

/** The work environment: the first facts, and all of them on request and on paper. */
export function JobEnvironment({ inclusion }: { readonly inclusion: Inclusion }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const title = t('jobs.detail.page.environment');
  return (
    <JobSection title={title} action={<ShowMore name={title} isOpen={isOpen} onChange={setOpen} />}>
      <EnvironmentMap inclusion={inclusion} isShort={!isOpen} />
    </JobSection>
  );
}

interface EnvironmentMapProps {
  readonly inclusion: Inclusion;
  /** Hides all but the first facts on screen. */
  readonly isShort?: boolean;
}

/** The work environment as tiles. Missing facts show as "Not listed". */
export function EnvironmentMap({ inclusion, isShort = false }: EnvironmentMapProps) {
  const t = useT();
  const formatFact = (value: string | boolean) => (value === true ? t('common.labels.yes') : value || '');
  return (
    <SensoryMap
      {...(isShort ? { shortCount } : {})}
      facts={facts.map((name) => ({
        icon: icons[name],
        label: t(`jobs.detail.environment.${name}`),
        fact: formatFact(inclusion[name]),
      }))}
    />
  );
}

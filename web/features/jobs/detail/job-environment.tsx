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
import type { Inclusion } from '#domain/features/jobs/job.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { SensoryMap } from '#web/ui/mark/sensory-map.tsx';
import { JobSection } from './job-section.tsx';

const icons = {
  sensory_environment: Armchair,
  noise: Volume1,
  lighting: LampDesk,
  meetings_per_week: CalendarDays,
  communication: MessagesSquare,
  schedule: Clock,
  interview_format: Video,
  questions_ahead: FileQuestion,
  accommodations: Accessibility,
  buddy: LifeBuoy,
} as const satisfies Record<keyof Inclusion, unknown>;

const facts = Object.keys(icons) as (keyof Inclusion)[];

/** The work environment. Missing facts show as "Not listed". */
export function JobEnvironment({ inclusion }: { readonly inclusion: Inclusion }) {
  const t = useT();
  const formatFact = (value: string | boolean) => (value === true ? t('common.labels.yes') : value || '');
  return (
    <JobSection title={t('jobs.detail.page.environment')}>
      <SensoryMap
        facts={facts.map((name) => ({
          icon: icons[name],
          label: t(`jobs.detail.environment.${name}`),
          fact: formatFact(inclusion[name]),
        }))}
      />
    </JobSection>
  );
}

import { Banknote, Briefcase, Building2, MapPin } from 'lucide-react';
import type { OwnSuggestion } from '#domain/features/applications/sourcing/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { FactLine } from '#web/ui/data/fact-line.tsx';

/** Employer, location, type, and pay of a job. */
export function JobFactLine({ job }: Pick<OwnSuggestion, 'job'>) {
  const t = useT();
  const place = [job.city, job.region].filter(Boolean).join(', ');
  const facts = [
    { id: 'company', icon: Building2, value: formatEmployer(t, job.company) },
    { id: 'place', icon: MapPin, value: [place, t(`jobs.detail.modes.${job.work_mode}`)].filter(Boolean).join(' · ') },
    { id: 'type', icon: Briefcase, value: t(`jobs.detail.types.${job.job_type}`) },
    { id: 'pay', icon: Banknote, value: formatPay(t, job.salary) },
  ];
  return <FactLine label={t('applications.sourcing.facts')} facts={facts} />;
}

import { ClipboardList, type LucideIcon, MessagesSquare, Sparkles } from 'lucide-react';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { paths } from '#web/app/paths.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyPage } from '#web/pages/parts/empty-page.tsx';

type Name = 'interviews' | 'assistant' | 'survey' | 'surveyReports' | 'surveySummary';

export function InterviewsPage() {
  return <FeaturePage name="interviews" icon={MessagesSquare} action={useApplicationsLink()} />;
}

export function AssistantPage() {
  return <FeaturePage name="assistant" icon={Sparkles} action={{ href: paths.faq, label: 'shell.help.faq' }} />;
}

export function SurveyPage() {
  return (
    <FeaturePage name="survey" icon={ClipboardList} action={{ href: paths.home, label: 'common.actions.goHome' }} />
  );
}

export function SurveyReportsPage() {
  return <FeaturePage name="surveyReports" icon={ClipboardList} action={toDashboard} />;
}

export function SurveySummaryPage() {
  return <FeaturePage name="surveySummary" icon={ClipboardList} action={toDashboard} />;
}

interface Way {
  readonly href: string;
  readonly label: PhraseKey;
}

const toApplications: Way = { href: paths.applications, label: 'shell.side.applications' };
const toDashboard: Way = { href: paths.dashboard, label: 'shell.bar.dashboard' };

/** Job seekers see their own applications instead. */
function useApplicationsLink(): Way {
  return useRole() === 'job_seeker' ? { href: paths.tracker, label: 'shell.bar.applications' } : toApplications;
}

interface FeaturePageProps {
  readonly name: Name;
  readonly icon: LucideIcon;
  readonly action: Way;
}

function FeaturePage({ name, icon, action }: FeaturePageProps) {
  const t = useT();
  return (
    <EmptyPage
      icon={icon}
      title={t(`placeholders.${name}.title`)}
      purpose={t(`placeholders.${name}.purpose`)}
      empty={t(`placeholders.${name}.empty`)}
      text={t(`placeholders.${name}.text`)}
      action={{ href: action.href, label: t(action.label) }}
    />
  );
}

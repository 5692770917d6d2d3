import { ClipboardList, type LucideIcon, Sparkles } from 'lucide-react';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyPage } from '#web/pages/parts/empty-page.tsx';

type Name = 'assistant' | 'survey' | 'surveyReports' | 'surveySummary';

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

const toDashboard: Way = { href: paths.dashboard, label: 'shell.bar.dashboard' };

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

import {
  Bell,
  BriefcaseBusiness,
  CalendarClock,
  FileSignature,
  FileText,
  GraduationCap,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  SearchCheck,
  Sprout,
  Upload,
  Users,
} from 'lucide-react';
import type { Role } from '#domain/access/roles.ts';
import type { Notification } from '#domain/features/notifications/contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { paths } from '#web/app/paths.ts';

/** Where a press leads; null where there is nothing to open. */
export function getAddress({ model_type, feedback, token }: Notification, role: Role | null): string | null {
  if (model_type === 'feedback') return role === 'job_seeker' ? paths.tracker : null;
  if (model_type === 'uploaded_files') {
    if (role !== 'hiring_manager') return paths.candidates;
    return token === null ? paths.jobs : paths.jobImportResult(token);
  }
  if (model_type === 'message' && feedback.application_id !== null) return paths.conversation(feedback.application_id);
  if (model_type === 'offer' && feedback.application_id !== null) return paths.offerOf(feedback.application_id);
  if (model_type === 'job_source') return token === null ? paths.jobSources : paths.jobSource(token);
  if (model_type === 'webhook') return paths.allSettingsPage('webhooks');
  if (model_type === 'interview' && feedback.application_id !== null)
    return paths.interviewsOf(feedback.application_id);
  if (model_type === 'suggestion' && token !== null) return paths.seeker(Number(token));
  if (model_type === 'prepared_application' && token !== null) return paths.apply(Number(token));
  if (model_type === 'people_search') return paths.advancedSearch;
  if (model_type === 'overdue_replies') return paths.overdueApplications;
  if (model_type === 'overdue_reviews') return paths.humanReviews;
  if (model_type === 'delegation') return paths.offers;
  if (model_type === 'outcome') return paths.outcomes;
  if (model_type === 'training' || model_type === 'own_outcome') return paths.dashboard;
  if (model_type === 'approval') return paths.approvals;
  if (model_type === 'own_job' || model_type === 'team_jobs') return paths.jobs;
  if (model_type === 'team') return role === 'recruiter' ? paths.team : paths.hiringTeam;
  if (model_type === 'imported_people') return paths.importedPeople;
  if (model_type === 'supporter') return paths.settingsPage('supporters');
  if (model_type === 'own_approval') return paths.approval;
  if (model_type === 'own_organisation') return paths.settingsPage('organization');
  if (model_type === 'change_password') return paths.setPassword;
  if (model_type === 'second_step') return `${paths.settingsPage('login')}#second-step`;
  return feedback.application_id === null ? null : paths.application(feedback.application_id);
}

/** The action of the notification: what opens. */
export function getLabel({ model_type, feedback }: Notification): PhraseKey {
  if (feedback.application_id === null || model_type === 'feedback') return 'notifications.openOther';
  return applicationLabels[model_type] ?? 'notifications.open';
}

const applicationLabels: Readonly<Record<string, PhraseKey>> = {
  message: 'notifications.openConversation',
  interview: 'notifications.openInterview',
  offer: 'notifications.openOffer',
};

export function getIcon({ model_type }: Notification): LucideIcon {
  return icons[model_type] ?? Bell;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  application: FileText,
  overdue_replies: FileText,
  overdue_reviews: FileText,
  message: MessageCircle,
  interview: CalendarClock,
  offer: FileSignature,
  approval: FileSignature,
  delegation: FileSignature,
  suggestion: BriefcaseBusiness,
  own_job: BriefcaseBusiness,
  team_jobs: BriefcaseBusiness,
  job_source: Upload,
  uploaded_files: Upload,
  people_search: SearchCheck,
  team: Users,
  supporter: Users,
  imported_people: Users,
  training: GraduationCap,
  outcome: Sprout,
  own_outcome: Sprout,
  change_password: KeyRound,
  second_step: KeyRound,
};

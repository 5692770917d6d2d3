import {
  ArrayExpressionNode,
  type ColumnOverrides,
  type DatabaseMetadata,
  GenericExpressionNode,
  IdentifierNode,
} from 'kysely-codegen';

/** Where the domain types of the columns are declared. */
export const columnTypeImports = {
  AccommodationStage: '#domain/features/accommodations/contract.ts',
  AccommodationStatus: '#domain/features/accommodations/lifecycle.ts',
  AccountKind: '#domain/access/roles.ts',
  ActiveMailFrequency: '#domain/features/saved-searches/contract.ts',
  ApplicationStatus: '#domain/features/applications/lifecycle.ts',
  ApprovalKind: '#domain/features/approvals/contract.ts',
  ApproverStatus: '#domain/features/offers/lifecycle.ts',
  ApprovalStatus: '#domain/features/approvals/lifecycle.ts',
  AudienceKind: '#domain/features/needs/contract.ts',
  ClientAuth: '#domain/features/sign-in/admin-contract.ts',
  DataExportStatus: '#domain/features/privacy/contract.ts',
  HumanReviewStatus: '#domain/features/human-reviews/lifecycle.ts',
  InterviewStatus: '#domain/features/interviews/lifecycle.ts',
  JobStatus: '#domain/features/jobs/lifecycle.ts',
  JobType: '#domain/features/jobs/job.ts',
  LinkPurpose: '#domain/features/accounts/recovery.ts',
  MailFrequency: '#domain/features/saved-searches/contract.ts',
  MailStatus: '#domain/features/mail/contract.ts',
  MatchBand: '#domain/features/matching/explanation/evidence.ts',
  NeedKind: '#domain/features/needs/menu.ts',
  OfferStatus: '#domain/features/offers/lifecycle.ts',
  OpeningSubject: '#domain/features/needs/contract.ts',
  OrganisationKind: '#domain/features/organisations/lifecycle.ts',
  OrganisationStatus: '#domain/features/organisations/lifecycle.ts',
  PhraseValues: './rows/json-columns.ts',
  Provider: '#domain/features/sign-in/contract.ts',
  RoleId: '#domain/access/roles.ts',
  ReviewSubject: '#domain/features/human-reviews/contract.ts',
  SalaryPeriod: '#domain/features/jobs/job.ts',
  Side: '#domain/features/messages/policy.ts',
  StoredResume: './rows/json-columns.ts',
  SupporterAction: '#domain/features/supporters/contract.ts',
  SupporterRight: '#domain/features/supporters/contract.ts',
  SupporterStatus: '#domain/features/supporters/contract.ts',
  WorkMode: '#domain/features/jobs/job.ts',
};

/**
 * Columns with a domain type: a CHECK constraint limits their values, or only typed queries write them. The other JSON
 * columns stay `Json`, and their readers parse them.
 */
const columnTypes: Readonly<Record<string, keyof typeof columnTypeImports>> = {
  'adjustment_requests.stage': 'AccommodationStage',
  'adjustment_requests.status': 'AccommodationStatus',
  'adjustment_turns.status': 'AccommodationStatus',
  'application_events.from_status': 'ApplicationStatus',
  'application_events.to_status': 'ApplicationStatus',
  'applications.score_band': 'MatchBand',
  'applications.status': 'ApplicationStatus',
  'applications.status_before': 'ApplicationStatus',
  'approvals.kind': 'ApprovalKind',
  'approvals.status': 'ApprovalStatus',
  'conversations.last_side': 'Side',
  'data_exports.status': 'DataExportStatus',
  'disclosure_grants.audience': 'AudienceKind',
  'disclosure_openings.subject': 'OpeningSubject',
  'external_identities.provider': 'Provider',
  'human_reviews.status': 'HumanReviewStatus',
  'human_reviews.subject': 'ReviewSubject',
  'interview_events.from_status': 'InterviewStatus',
  'interview_events.to_status': 'InterviewStatus',
  'interviews.status': 'InterviewStatus',
  'job_events.from_status': 'JobStatus',
  'job_events.to_status': 'JobStatus',
  'jobs.job_type': 'JobType',
  'jobs.salary_period': 'SalaryPeriod',
  'jobs.status': 'JobStatus',
  'jobs.work_mode': 'WorkMode',
  'link_tokens.purpose': 'LinkPurpose',
  'mails.phrase_values': 'PhraseValues',
  'mails.status': 'MailStatus',
  'messages.side': 'Side',
  'notifications.phrase_values': 'PhraseValues',
  'offer_approvers.status': 'ApproverStatus',
  'offer_events.from_status': 'OfferStatus',
  'offer_events.to_status': 'OfferStatus',
  'offers.status': 'OfferStatus',
  'organisation_events.from_status': 'OrganisationStatus',
  'organisation_events.to_status': 'OrganisationStatus',
  'organisations.kind': 'OrganisationKind',
  'organisations.status': 'OrganisationStatus',
  'resumes.parsed': 'StoredResume',
  'people_searches.frequency': 'MailFrequency',
  'saved_searches.frequency': 'MailFrequency',
  'saved_searches.last_frequency': 'ActiveMailFrequency',
  'sign_in_flows.provider': 'Provider',
  'sign_in_providers.client_auth': 'ClientAuth',
  'sign_in_providers.provider': 'Provider',
  'supporter_acts.action': 'SupporterAction',
  'supporters.rights': 'SupporterRight',
  'supporters.status': 'SupporterStatus',
  'team_invitations.role_id': 'RoleId',
  'users.account_kind': 'AccountKind',
  'users.role_id': 'RoleId',
  'working_needs.kind': 'NeedKind',
};

/** The types above, as arrays and as `Generated` where the columns are. */
export function columnOverrides({ tables }: DatabaseMetadata): ColumnOverrides {
  const columns = tables.flatMap((table) =>
    table.columns.map((column) => ({ ...column, path: `${table.name}.${column.name}` })),
  );
  return Object.fromEntries(
    Object.entries(columnTypes).map(([path, type]) => {
      const column = columns.find((one) => one.path === path);
      if (!column) throw new Error(`There is no column ${path}`);
      const one = new IdentifierNode(type);
      const value = column.isArray ? new ArrayExpressionNode(one) : one;
      // The generator adds `null` to columns that allow it.
      return [path, column.hasDefaultValue ? new GenericExpressionNode('Generated', [value]) : value];
    }),
  );
}

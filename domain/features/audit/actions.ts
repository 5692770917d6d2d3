import type { OnboardingStep } from '#domain/features/onboarding/steps.ts';
import type { SupporterAction } from '#domain/features/supporters/contract.ts';
import type { PictureKind } from '#domain/features/tenants/admin-contract.ts';

/**
 * Every action of the audit trail, by subject. An entry cannot be written with another one: a new action needs a row here
 * and its name in the phrases, `audit.actions`.
 */
export const auditVerbs = {
  account: [
    'register',
    'change_password',
    'reset_password',
    'link_provider',
    'unlink_provider',
    'begin_second_step',
    'confirm_second_step',
    'end_second_step',
    'renew_recovery_codes',
    'use_recovery_code',
    'delete',
  ],
  session: ['start', 'end', 'end_others', 'refuse', 'prove', 'refresh_reuse'],
  password: ['forget'],
  email: ['ask_proof', 'verify'],
  impersonation: ['start', 'request', 'end'],
  application: ['source', 'apply', 'move', 'note', 'reveal', 'tag', 'rate', 'remove_tag', 'remind', 'compare_csv'],
  human_review: ['ask', 'answer', 'withdraw'],
  applicant_view: ['save', 'remove'],
  job: ['create', 'edit', 'move', 'import', 'masked_review', 'team'],
  job_template: ['create', 'rename', 'remove'],
  interview: ['create', 'edit', 'propose', 'refuse_slots', 'move', 'remind', 'score'],
  calendar_feed: ['create', 'remove'],
  offer: ['create', 'edit', 'move', 'approved', 'rejected', 'view', 'remind', 'download'],
  approval: ['ask', 'approved', 'rejected', 'withdraw', 'delegate', 'end_delegation', 'mail_delegate'],
  organisation: ['edit', 'rename'],
  team: ['invite', 'invite_again', 'cancel_invitation', 'join', 'end_membership', 'change_role'],
  seeker: ['read', 'download'],
  profile: ['save', 'preferences', 'download'],
  resume: ['upload'],
  resume_import: ['start', 'reading', 'decide', 'importing', 'canceled', 'finish', 'undo', 'download'],
  job_import: ['start', 'reading', 'importing', 'canceled', 'finish', 'undo', 'download'],
  imported_person: [
    'read',
    'save',
    'remove',
    'invite',
    'cancel_invitation',
    'accept_invitation',
    'decline_invitation',
    'merge',
    'link',
    'undo_merge',
    'set_distinct',
    'review_again',
  ],
  job_source: ['create', 'edit', 'remove', 'fetch', 'apply', 'close_missing', 'keep_missing'],
  file: ['download'],
  prepared_application: ['hand_over', 'withdraw', 'send', 'decline', 'end'],
  journal: ['add', 'tags', 'done'],
  program: ['create', 'edit'],
  cohort: ['create', 'edit', 'move', 'add_members', 'remove_members', 'join', 'decline', 'leave'],
  certificate: ['issue', 'withdraw', 'add', 'decline'],
  consent: ['discoverable', 'partner', 'outcome'],
  message: ['send'],
  chat: ['message', 'closed', 'reopened', 'note', 'assign'],
  canned_reply: ['create', 'update', 'delete'],
  helpdesk: ['presence', 'hours'],
  feedback: ['send', 'rate', 'answer', 'close', 'contact', 'download'],
  survey: ['create', 'edit', 'remove', 'move', 'invite', 'start', 'answer', 'download', 'act'],
  notification: ['settings'],
  mail: ['subscribe', 'retry'],
  search: ['save', 'mail'],
  people_search: ['save', 'change', 'remove'],
  supporter: [
    'invite',
    'change',
    'end',
    'accepted',
    'saw_applications',
    'saw_profile',
    'edited_profile',
    'saw_needs',
    'stopped',
  ],
  onboarding: ['consent', 'comfort', 'resume', 'preferences', 'needs', 'organisation', 'first_job'],
  needs: ['save', 'open'],
  disclosure: ['grant', 'revoke'],
  adjustment: ['ask', 'open', 'reply', 'answer'],
  tenant: [
    'brand',
    'contact',
    'languages',
    'switches',
    'weights',
    'sign_in',
    'logo',
    'logo_removed',
    'favicon',
    'favicon_removed',
    'retention',
    'time_zone',
  ],
  retention: ['run'],
  text: ['save', 'reset'],
  article: ['edit', 'reset'],
  webhook: ['create', 'edit', 'replace_secret', 'remove', 'test', 'retry', 'pause'],
  api_token: ['create', 'revoke'],
  report: ['download', 'save_view', 'change_view', 'remove_view', 'mail'],
  self_identification: ['save', 'clear'],
  fairness: ['publish', 'withdraw', 'download'],
  erd: ['download'],
  data: ['export', 'download'],
  export: ['start', 'download'],
  audit: ['read', 'download', 'check'],
} as const satisfies Record<string, readonly string[]> & {
  readonly supporter: readonly (SupporterAction | 'invite' | 'change' | 'end')[];
  readonly onboarding: readonly OnboardingStep[];
  readonly tenant: readonly (PictureKind | `${PictureKind}_removed` | (string & {}))[];
};

export type AuditTopic = keyof typeof auditVerbs;

type ActionOf<Topic extends AuditTopic> = Topic extends AuditTopic
  ? `${Topic}.${(typeof auditVerbs)[Topic][number]}`
  : never;
export type AuditAction = ActionOf<AuditTopic>;

const auditTopics = Object.keys(auditVerbs) as AuditTopic[];

export const auditActions: readonly AuditAction[] = auditTopics.flatMap((topic) =>
  auditVerbs[topic].map((verb) => `${topic}.${verb}` as AuditAction),
);

/** Topics whose entries are part of the chain, but never listed. */
const privateTopics = ['needs', 'disclosure', 'adjustment', 'self_identification'] as const;
type PrivateTopic = (typeof privateTopics)[number];

export type ListedTopic = Exclude<AuditTopic, PrivateTopic>;

export const listedAuditTopics = auditTopics.filter(
  (topic): topic is ListedTopic => !privateTopics.some((each) => each === topic),
);

/**
 * Actions about working needs, disclosures, accommodations, and self-identification: that a person asked for an
 * accommodation already says something about their health.
 */
export const privateAuditActions: readonly AuditAction[] = [
  ...auditActions.filter((action) => privateTopics.some((topic) => action.startsWith(`${topic}.`))),
  'onboarding.needs',
  'supporter.saw_needs',
];

const isPrivate = new Set<AuditAction>(privateAuditActions);

/** The actions that the audit page can list. */
export const listedAuditActions = auditActions.filter((action) => !isPrivate.has(action));

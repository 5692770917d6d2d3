import type { JobChange } from '#domain/features/jobs/posting/version-changes.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { type MatchWeights, mapWeights } from '#domain/features/matching/score/weights.ts';
import { formatExperience } from '#web/features/jobs/job-texts.ts';
import { formatDate, formatList, formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';

type Field = JobChange['field'];

const labels = {
  title: 'jobs.form.title',
  location: 'jobs.detail.facts.location',
  work_mode: 'jobs.form.mode',
  job_type: 'jobs.form.type',
  salary: 'jobs.detail.pay.label',
  closes_on: 'jobs.form.closes',
  experience: 'jobs.detail.experience.label',
  openings: 'jobs.form.openings',
  education_level: 'jobs.form.education',
  management_level: 'jobs.form.management',
  summary: 'jobs.form.summary',
  description: 'jobs.form.description',
  responsibilities: 'jobs.form.responsibilities',
  requirements: 'jobs.form.requirements',
  benefits: 'jobs.form.benefits',
  skills: 'jobs.form.skills',
  nice_skills: 'jobs.form.niceSkills',
  certifications: 'jobs.form.certifications',
  titles: 'jobs.form.titles',
  industries: 'jobs.form.industries',
  none_required: 'jobs.form.noneRequired',
  match_weights: 'jobs.form.match.label',
  stage_plan: 'jobs.detail.page.steps',
  screening_questions: 'jobs.form.wizard.names.questions',
  adjustments_contact: 'jobs.form.contact',
  sensory_environment: 'jobs.detail.environment.sensory_environment',
  noise: 'jobs.detail.environment.noise',
  lighting: 'jobs.detail.environment.lighting',
  meetings_per_week: 'jobs.detail.environment.meetings_per_week',
  communication: 'jobs.detail.environment.communication',
  schedule: 'jobs.detail.environment.schedule',
  interview_format: 'jobs.detail.environment.interview_format',
  accommodations: 'jobs.detail.environment.accommodations',
  questions_ahead: 'jobs.detail.environment.questions_ahead',
  buddy: 'jobs.detail.environment.buddy',
  is_existing_vacancy: 'jobs.form.ontario.vacancy',
  uses_ai_screening: 'jobs.form.ontario.ai',
} as const satisfies Record<Field, string>;

export function labelField(t: Translate, field: Field): string {
  return t(labels[field]);
}

/** What changed, in words. A long text only says that it changed. */
export function describeChange(t: Translate, change: JobChange): string {
  if (change.kind === 'text') return t('jobHistory.textChanged');
  if (change.kind === 'list') return describeList(t, change);
  const { before, after } = formatValues(t, change);
  const notSet = t('jobHistory.notSet');
  return t('jobHistory.change', { before: before || notSet, after: after || notSet });
}

type ListChange = Extract<JobChange, { kind: 'list' }>;

function describeList(t: Translate, { field, added, removed, changed, is_reordered }: ListChange): string {
  if (is_reordered) return t('jobHistory.reordered');
  const name = (item: string) =>
    isKey(MATCH_PARTS, item) && field === 'none_required' ? t(`matching.parts.${item}`) : item;
  const items = (list: readonly string[]) => formatList(list.map(name));
  return [
    added.length > 0 && t('jobHistory.added', { items: items(added) }),
    removed.length > 0 && t('jobHistory.removed', { items: items(removed) }),
    changed.length > 0 && t('jobHistory.changed', { items: items(changed) }),
  ]
    .filter(Boolean)
    .join('; ');
}

type ValueChange = Exclude<JobChange, { kind: 'text' | 'list' }>;

interface Pair {
  readonly before: string;
  readonly after: string;
}

function formatValues(t: Translate, change: ValueChange): Pair {
  switch (change.kind) {
    case 'line':
      return change;
    case 'number':
      return mapPair(change, (value) => formatLevel(t, change.field, value));
    case 'flag':
      return mapPair(change, (isOn) => t(isOn ? 'common.labels.yes' : 'common.labels.no'));
    case 'statement':
      return mapPair(change, (isTrue) => (isTrue === null ? '' : t(isTrue ? 'common.labels.yes' : 'common.labels.no')));
    case 'weights':
      return mapPair(change, (weights) => formatWeights(t, weights));
    case 'pay':
      return mapPair(change, (pay) => formatPay(t, pay));
    case 'experience':
      return mapPair(change, (years) => formatExperience(t, years) ?? '');
    case 'mode':
      return mapPair(change, (mode) => t(`jobs.detail.modes.${mode}`));
    case 'type':
      return mapPair(change, (type) => t(`jobs.detail.types.${type}`));
    case 'day':
      return mapPair(change, (day) => (day === null ? '' : formatDate(day)));
  }
}

function mapPair<T>({ before, after }: { before: T; after: T }, format: (value: T) => string): Pair {
  return { before: format(before), after: format(after) };
}

function formatWeights(t: Translate, weights: MatchWeights | null): string {
  if (weights === null) return t('jobs.form.match.shared');
  return formatList(Object.values(mapWeights((part) => `${t(`tenants.weights.${part}`)} ${weights[part]}`)));
}

type LevelField = Extract<JobChange, { kind: 'number' }>['field'];

/** An empty level means that any is fine. */
function formatLevel(t: Translate, field: LevelField, value: number | null): string {
  if (field === 'openings') return value === null ? '' : formatNumber(value);
  if (value === null) return t('jobs.form.noLevel');
  const rank = String(value);
  if (field === 'education_level')
    return isKey(educationRanks, rank) ? t(`jobs.detail.education.levels.${rank}`) : rank;
  return isKey(managementRanks, rank) ? t(`jobs.detail.management.levels.${rank}`) : rank;
}

const educationRanks = ['0', '1', '2', '3', '4', '5'] as const;
const managementRanks = ['1', '2', '3', '4', '5'] as const;

function isKey<K extends string>(keys: readonly K[], value: string): value is K {
  return keys.some((key) => key === value);
}

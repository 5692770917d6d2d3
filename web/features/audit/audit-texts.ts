import type { AuditChange, AuditEntry } from '#domain/features/audit/contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { hasPhrase, type Translate } from '#web/lib/texts/i18n.ts';

/** What a kind of record is called; the stored word if it has no name. */
function formatRecordKind(t: Translate, kind: string): string {
  return translateKnown(t, `audit.kinds.${kind}`, kind);
}

export function formatRecord(t: Translate, { kind, id, name, is_hidden: isHidden }: AuditEntry['record']): string {
  if (isHidden) return t('audit.hidden');
  return [formatRecordKind(t, kind), name ?? formatRecordId(t, kind, id)].filter(Boolean).join(' ');
}

/** The title of a report. A word such as "csv" means a whole list, which its kind names already. */
function formatRecordId(t: Translate, kind: string, id: string): string {
  if (kind === 'report') return translateKnown(t, `reports.${id}.title`, id);
  return /^[a-z]+$/.test(id) ? '' : id;
}

/** What was done, in the past tense; the stored name of an action that is not used any more. */
export function formatAction(t: Translate, action: string): string {
  return translateKnown(t, `audit.actions.${action}`, action);
}

/** "Anna acting as Ben" during an impersonation. */
export function formatPerson(t: Translate, entry: AuditEntry): string {
  const { actor, impersonator, actor_kind: kind } = entry;
  const name = actor?.name ?? t(kind === 'hidden' ? 'audit.hidden' : 'audit.system');
  return impersonator ? t('audit.actingAs', { name: impersonator.name, other: name }) : name;
}

/** "Status: Applied → Screening". */
export function formatChange(t: Translate, kind: string, { field, from, to }: AuditChange): string {
  const name = translateKnown(t, `audit.fields.${field}`, field.replaceAll('_', ' '));
  const format = (value: string | null) => (value ? formatValue(t, kind, field, value) : t('audit.nothing'));
  if (from === null) return t('audit.value', { field: name, to: format(to) });
  return t('audit.change', { field: name, from: format(from), to: format(to) });
}

function formatValue(t: Translate, kind: string, field: string, value: string): string {
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'audit.yes' : 'audit.no');
  if (field !== 'status') return value;
  const key = kind === 'offer' || kind === 'interview' ? `${kind}s.statuses.${value}` : `statuses.${kind}.${value}`;
  return translateKnown(t, key, value);
}

function translateKnown(t: Translate, key: string, fallback: string): string {
  return hasPhrase(key as PhraseKey) ? t(key as PhraseKey) : fallback;
}

import { useState } from 'react';
import { listedAuditActions, listedAuditTopics } from '#domain/features/audit/actions.ts';
import { periodPresets } from '#domain/features/reports/period.ts';
import { useAppliedText } from '#web/lib/hooks/use-applied-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import css from './audit.module.css';
import { type AuditAddress, impersonationChoices, isRecord } from './use-audit-address.ts';

/** Person, record, topic, action, impersonation, and period. All of them are kept in the address. */
export function AuditFilters({ address }: { readonly address: AuditAddress }) {
  const t = useT();
  const { query, change } = address;
  const all = { value: 'all' as const, label: t('audit.filters.all') };
  const actions = listedAuditActions.filter((action) => !query.topic || action.startsWith(`${query.topic}.`));
  return (
    <search aria-label={t('audit.filters.label')} className={css.filters}>
      <EnteredFilter
        label={t('audit.filters.person')}
        placeholder={t('audit.filters.personPlaceholder')}
        value={query.person ?? ''}
        onEnter={(person) => change({ person })}
      />
      <Select
        label={t('audit.filters.topic')}
        value={query.topic ?? 'all'}
        onChange={(topic) => change({ topic: topic === 'all' ? null : topic, action: null })}
        choices={[all, ...listedAuditTopics.map((value) => ({ value, label: t(`audit.topics.${value}`) }))]}
      />
      <Select
        label={t('audit.filters.action')}
        value={query.action ?? 'all'}
        onChange={(action) => change({ action: action === 'all' ? null : action })}
        choices={[all, ...actions.map((value) => ({ value, label: t(`audit.actions.${value}`) }))]}
      />
      <EnteredFilter
        label={t('audit.filters.record')}
        placeholder="job:12"
        value={query.record ?? ''}
        getError={(record) => (record === '' || isRecord(record) ? undefined : t('audit.filters.recordInvalid'))}
        onEnter={(record) => change({ record })}
      />
      <Select
        label={t('audit.filters.impersonation')}
        value={query.impersonation ?? 'all'}
        onChange={(value) => change({ impersonation: value === 'all' ? null : value })}
        choices={[all, ...impersonationChoices.map((value) => ({ value, label: t(`audit.filters.${value}`) }))]}
      />
      <PeriodFilter address={address} />
    </search>
  );
}

function PeriodFilter({ address: { query, preset, change } }: { readonly address: AuditAddress }) {
  const t = useT();
  return (
    <>
      <Select
        label={t('audit.filters.period')}
        value={preset}
        onChange={(value) =>
          change(
            value === 'own'
              ? { period: null, from: query.from ?? new Date().toISOString().slice(0, 10), to: query.to ?? null }
              : { period: value === 'all' ? null : value, from: null, to: null },
          )
        }
        choices={[
          { value: 'all', label: t('audit.filters.allTime') },
          ...[...periodPresets, 'own' as const].map((value) => ({ value, label: t(`reports.presets.${value}`) })),
        ]}
      />
      {preset === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`audit.filters.${end}`)}
            value={query[end] ?? ''}
            onChange={(day) => change({ [end]: day })}
          />
        ))}
    </>
  );
}

interface EnteredFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly getError?: (text: string) => string | undefined;
  readonly onEnter: (text: string) => void;
}

/** A text that filters on Enter, or when the field is left: each request is an entry of the audit trail. */
function EnteredFilter({ label, placeholder, value, getError, onEnter }: EnteredFilterProps) {
  const { text, setText, markApplied } = useAppliedText(value);
  const [refused, setRefused] = useState<string | null>(null);
  const entered = text.trim();
  const error = refused === entered ? getError?.(entered) : undefined;
  const enter = () => {
    const isRefused = getError?.(entered) !== undefined;
    setRefused(isRefused ? entered : null);
    if (isRefused || entered === value) return;
    markApplied(entered);
    onEnter(entered);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onBlur={enter}
        maxLength={200}
        spellCheck="false"
        {...(error ? { error } : {})}
      />
    </form>
  );
}

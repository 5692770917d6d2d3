import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { AuditCheck } from '#domain/features/audit/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { auditCheck, useStartCheck } from './queries.ts';

/** Whether the chain of hashes is unbroken, by the last check, and a button for a new one. */
export function ChainCheck() {
  const t = useT();
  const { data: check, error, refetch } = useQuery(auditCheck());
  const start = useStartCheck();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!check) return <Loading label={t('audit.check.running')} />;
  return (
    <Banner
      tone={getTone(check)}
      title={describeCheck(t, check)}
      role={check.problem_count > 0 ? 'alert' : 'status'}
      actions={
        <Button
          icon={ShieldCheck}
          isDense
          isPending={start.isPending || check.is_running}
          pendingText={t('audit.check.running')}
          onPress={() => start.mutate()}
        >
          {t('audit.check.start')}
        </Button>
      }
    >
      <p>
        {isChecked(check) && `${t('audit.check.when', { when: formatDateTime(check.checked_at ?? '') })} `}
        {check.pruned_count > 0 &&
          `${t('audit.check.pruned', { count: check.pruned_count, number: formatNumber(check.pruned_count) })} `}
        {t('audit.private')}
      </p>
      {check.problems.map(({ finding, id }) => (
        <p key={`${finding} ${id}`}>{t(`audit.check.findings.${finding}`, { id })}</p>
      ))}
      {start.error && <InlineNote tone="danger">{translateError(start.error)}</InlineNote>}
    </Banner>
  );
}

/** A check before the first entries joined the chain says nothing. */
function isChecked({ checked_at: at, problem_count: problems, sealed_count: rows }: AuditCheck): boolean {
  return at !== null && (rows > 0 || problems > 0);
}

function getTone(check: AuditCheck) {
  if (check.problem_count > 0) return 'danger';
  return isChecked(check) ? 'ok' : 'info';
}

function describeCheck(t: Translate, check: AuditCheck): string {
  const { problem_count: problems, sealed_count: rows } = check;
  if (!isChecked(check)) return t('audit.check.never');
  if (problems > 0) return t('audit.check.broken', { count: problems });
  return t('audit.check.intact', { count: rows, number: formatNumber(rows) });
}

import { Navigate, useLocation, useSearchParams } from 'react-router';
import { queueKinds } from '#domain/features/approvals/contract.ts';
import { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { ApprovalList } from '#web/features/approvals/approval-list.tsx';
import { DelegationButton, DelegationNotes } from '#web/features/approvals/delegation/delegation.tsx';
import { useTenant } from '#web/features/tenants/queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Approval requests, with the filter in the address. */
export function ApprovalsPage() {
  const t = useT();
  const { pathname } = useLocation();
  const { get, update } = useUrlFilters();
  const [params] = useSearchParams();
  const role = useRole();
  const { admins_decide: adminsDecide } = useTenant().switches;
  if (adminsDecide && role !== 'admin') return <Navigate to={paths.unauthorized} replace />;
  const status = ApprovalStatus.safeParse(get('status')).data ?? 'pending';
  const title = pathname === paths.allApprovals ? 'approvals.wideTitle' : 'approvals.title';
  return (
    <>
      <PageHeader title={t(title)} purpose={t('approvals.purpose')} actions={<DelegationButton />} />
      <DelegationNotes />
      <ApprovalList
        status={status}
        onStatus={(next) => update({ status: next === 'pending' ? null : next, request: null })}
        kind={parseChoice(get('kind'), queueKinds)}
        onKind={(next) => update({ kind: next, request: null })}
        chosen={get('request') || null}
        getHref={(key) => `${pathname}?${withRequest(params, key)}`}
        onClose={() => update({ request: null })}
      />
    </>
  );
}

function withRequest(params: URLSearchParams, key: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (key === null) next.delete('request');
  else next.set('request', key);
  return next;
}

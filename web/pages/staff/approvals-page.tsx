import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { ApprovalList } from '#web/features/approvals/approval-list.tsx';
import { DelegationButton, DelegationNotes } from '#web/features/approvals/delegation/delegation.tsx';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Approval requests, with the filter in the address. */
export function ApprovalsPage() {
  const t = useT();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const role = useRole();
  const { admins_decide: adminsDecide } = useTenant().switches;
  if (adminsDecide && role !== 'admin') return <Navigate to={paths.unauthorized} replace />;
  const status = ApprovalStatus.safeParse(query.get('status')).data ?? 'pending';
  const title = pathname === paths.allApprovals ? 'approvals.wideTitle' : 'approvals.title';
  return (
    <>
      <PageHeader title={t(title)} purpose={t('approvals.purpose')} actions={<DelegationButton />} />
      <DelegationNotes />
      <ApprovalList
        status={status}
        onStatus={(next) => setQuery(next === 'pending' ? {} : { status: next }, { replace: true })}
      />
    </>
  );
}

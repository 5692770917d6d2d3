import css from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChainCheck } from './chain-check.tsx';
import { useAuditAddress } from './use-audit-address.ts';

/** The state of the check, the filters, and the entries. */
export function AuditView() {
  const address = useAuditAddress();
  return (
    <div className={css.page}>
      <ChainCheck />
      <AuditFilters address={address} />
      <AuditTable address={address} />
    </div>
  );
}

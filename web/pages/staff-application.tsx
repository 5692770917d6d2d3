import type { Application } from '#domain/features/applications/contract.ts';
import { ApplicationForStaff } from '#web/features/applications/application-for-staff.tsx';
import { MatchForStaff } from '#web/features/matching/match-for-staff.tsx';

/** Somebody's application with its match, as staff read it. */
export function StaffApplication({ application }: { readonly application: Application }) {
  return <ApplicationForStaff application={application} match={<MatchForStaff match={application.match} />} />;
}

import type { Application } from '#domain/features/applications/contract.ts';
import { StaffAccommodations } from '#web/features/accommodations/staff-accommodations.tsx';
import { ApplicationForStaff } from '#web/features/applications/review/application-for-staff.tsx';
import { MatchForStaff } from '#web/features/matching/match-for-staff.tsx';
import { SharedNeeds } from '#web/features/needs/shared-needs.tsx';
import { OfferSummary } from '#web/features/offers/staff/offer-card.tsx';

/** An application with its match, for staff. */
export function StaffApplication({ application }: { readonly application: Application }) {
  const needs = (
    <>
      <StaffAccommodations applicationId={application.id} />
      <SharedNeeds seekerId={application.seeker.id} />
      <OfferSummary applicationId={application.id} />
    </>
  );
  return (
    <ApplicationForStaff application={application} match={<MatchForStaff match={application.match} />} needs={needs} />
  );
}

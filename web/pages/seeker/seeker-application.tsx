import type { Application } from '#domain/features/applications/contract.ts';
import { OwnAccommodations } from '#web/features/accommodations/own-accommodations.tsx';
import { ApplicationForSeeker } from '#web/features/applications/detail/application-for-seeker.tsx';
import { OwnMatch } from '#web/features/matching/own-match.tsx';

/** The seeker's application with its match. */
export function SeekerApplication({ application }: { readonly application: Application }) {
  return (
    <ApplicationForSeeker
      application={application}
      adjustments={<OwnAccommodations application={application} />}
      match={<OwnMatch match={application.match} isSent />}
    />
  );
}

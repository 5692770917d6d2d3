import type { Application } from '#domain/features/applications/contract.ts';
import { OwnAdjustments } from '#web/features/adjustments/own-adjustments.tsx';
import { ApplicationForSeeker } from '#web/features/applications/application-for-seeker.tsx';
import { MatchExplained } from '#web/features/matching/match-explained.tsx';

/** A job seeker's own application with its match. */
export function SeekerApplication({ application }: { readonly application: Application }) {
  return (
    <ApplicationForSeeker
      application={application}
      adjustments={<OwnAdjustments application={application} />}
      match={<MatchExplained match={application.match} />}
    />
  );
}

import { OwnPartner } from '#web/features/journal/own-partner.tsx';
import { OwnOutcomeSharing } from '#web/features/outcomes/own-outcomes.tsx';

/** The organization that supports the user, and what it may read. */
export function OwnPartnerSection() {
  return (
    <>
      <OwnPartner />
      <OwnOutcomeSharing />
    </>
  );
}

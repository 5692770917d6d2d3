import { useQuery } from '@tanstack/react-query';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { StaffAccommodations } from '#web/features/accommodations/staff-accommodations.tsx';
import { MaskedNote } from '#web/features/applications/masking/masked-note.tsx';
import { Audience } from '#web/features/applications/move/audience.tsx';
import { ApplicationForStaff } from '#web/features/applications/review/application-for-staff.tsx';
import { ApplicationHumanReviews } from '#web/features/human-reviews/application-reviews.tsx';
import { InterviewSummary } from '#web/features/interviews/interview-summary.tsx';
import { interviewsOfApplication } from '#web/features/interviews/queries.ts';
import { ApplicationInterviews } from '#web/features/interviews/staff/application-interviews.tsx';
import { MatchForStaff } from '#web/features/matching/match-for-staff.tsx';
import { MatchGrid } from '#web/features/matching/match-grid.tsx';
import { ThreadPart } from '#web/features/messages/thread/thread-view.tsx';
import { SharedNeeds } from '#web/features/needs/shared-needs.tsx';
import { OfferSummary } from '#web/features/offers/staff/offer-card.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';

/** An application for staff, with the parts of other features. */
export function StaffApplication({ application }: { readonly application: Application }) {
  const t = useT();
  const { id, seeker, match } = application;
  const canReadInterviews = useScope('interview.read') !== null;
  const found = useQuery({ ...interviewsOfApplication(id), enabled: canReadInterviews });
  const interviews = {
    id: 'interviews',
    label: t('interviews.title'),
    count: found.data?.interviews.length ?? 0,
    content: <ApplicationInterviews applicationId={id} />,
  };
  const messages = {
    id: 'messages',
    label: t('messages.title'),
    content: (
      <>
        <Audience isPublic>{t('applications.review.move.visibleTo', { name: seeker.name })}</Audience>
        <ThreadPart id={id} />
      </>
    ),
  };
  return (
    <ApplicationForStaff
      application={application}
      needs={
        <>
          <MaskedNote application={application} />
          <StaffAccommodations applicationId={id} />
          <ApplicationHumanReviews applicationId={id} />
          {!application.is_masked && <SharedNeeds seekerId={seeker.id} />}
        </>
      }
      match={<MatchGrid match={match} />}
      tabs={[
        { id: 'match', label: t('applications.review.detail.matchTab'), content: <MatchForStaff match={match} /> },
        ...(canReadInterviews ? [interviews] : []),
        ...(application.can_message ? [messages] : []),
      ]}
      side={
        <>
          <InterviewSummary applicationId={id} href={paths.applicationInterviews(id)} />
          <OfferSummary applicationId={id} />
        </>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Application } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { OwnAccommodations } from '#web/features/accommodations/own-accommodations.tsx';
import { ApplicationForSeeker } from '#web/features/applications/detail/application-for-seeker.tsx';
import { ScoreStatements } from '#web/features/fairness/score-statement.tsx';
import { OwnHumanReviews } from '#web/features/human-reviews/own-reviews.tsx';
import { InterviewSummary } from '#web/features/interviews/interview-summary.tsx';
import { OwnMatch } from '#web/features/matching/own-match.tsx';
import { offerOfApplication } from '#web/features/offers/queries.ts';
import { SeekerOffer } from '#web/features/offers/seeker/seeker-offer.tsx';
import { useT } from '#web/lib/texts/i18n.ts';

/** The seeker's application with its offer and match. */
export function SeekerApplication({ application }: { readonly application: Application }) {
  const t = useT();
  const { data } = useQuery(offerOfApplication(application.id));
  return (
    <ApplicationForSeeker
      application={application}
      hasOffer={Boolean(data?.offer)}
      offer={
        <>
          {data?.offer && <SeekerOffer offer={data.offer} title={t('offers.seeker.title')} />}
          <InterviewSummary applicationId={application.id} href={paths.interviewsOf(application.id)} />
        </>
      }
      adjustments={<OwnAccommodations application={application} />}
      match={<OwnMatch match={application.match} isSent />}
      review={<OwnHumanReviews application={application} explanation={<ScoreStatements />} />}
    />
  );
}

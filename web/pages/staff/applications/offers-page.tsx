import { Plus } from 'lucide-react';
import { DelegationButton, DelegationNotes } from '#web/features/approvals/delegation/delegation.tsx';
import { ChooseApplicant } from '#web/features/offers/form/choose-applicant.tsx';
import { EditOffer } from '#web/features/offers/form/edit-offer.tsx';
import { NewOffer } from '#web/features/offers/form/new-offer.tsx';
import { OwnOffers } from '#web/features/offers/seeker/own-offers.tsx';
import { StaffOffers } from '#web/features/offers/staff/staff-offers.tsx';
import { useOfferSelection } from '#web/features/offers/staff/use-offer-selection.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The offers of job seekers, or of staff with their forms; the address names the open one. */
export function OffersPage() {
  const t = useT();
  if (useRole() !== 'job_seeker') return <StaffPage />;
  return (
    <>
      <PageHeader title={t('offers.seekerTitle')} />
      <OwnOffers />
    </>
  );
}

function StaffPage() {
  const t = useT();
  const canWrite = useScope('offer.write') !== null;
  const selection = useOfferSelection();
  const { newFor, offerId, isEditing, isChoosing } = selection;
  if (canWrite && newFor !== null) {
    return (
      <>
        <PageHeader title={t('offers.createTitle')} />
        <NewOffer applicationId={newFor} onSaved={({ id }) => selection.openOffer(id)} onCancel={selection.openList} />
      </>
    );
  }
  if (canWrite && isEditing && offerId !== null) {
    return (
      <>
        <PageHeader title={t('offers.editTitle')} />
        <EditOffer id={offerId} onDone={() => selection.openOffer(offerId)} />
      </>
    );
  }
  const create = (
    <Button variant="primary" icon={Plus} onPress={() => selection.openNew(null)}>
      {t('offers.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('offers.title')}
        actions={
          <>
            <DelegationButton />
            {canWrite && create}
          </>
        }
      />
      <DelegationNotes />
      <StaffOffers selection={selection} canWrite={canWrite} />
      {isChoosing && <ChooseApplicant onChoose={selection.openNew} onClose={selection.openList} />}
    </>
  );
}

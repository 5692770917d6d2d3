/** What a stored status is called on screen. The keys are the stored values. */
export const statuses = {
  all: 'All',
  application: {
    applied: 'Applied',
    hired: 'Hired',
    interview: 'Interview',
    'on-hold': 'On hold',
    declined: 'Declined',
    screening: 'Screening',
    offered: 'Offered',
    withdrawn: 'Withdrawn',
    sourced: 'Sourced',
    offer: 'Offer in progress',
    draft: 'Draft',
    rejected: 'Not selected',
  },
  job: {
    active: 'Active',
    paused: 'Paused',
    closed: 'Closed',
    draft: 'Draft',
    Offered: 'Offered',
  },
};

/** Every role, for its own rows. */
export const everyone = {
  job_seeker: 'own',
  admin: 'own',
  hiring_manager: 'own',
  recruiter: 'own',
  skilling_partner: 'own',
  hiring_member: 'own',
  recruiter_member: 'own',
  concierge_member: 'own',
  program_manager: 'own',
} as const;

const { job_seeker: _, ...others } = everyone;

/** Every role but job seekers, for its own rows. */
export const staff = others;

/** Staff who read applications and their attachments. */
export const applicationReaders = {
  admin: 'tenant',
  hiring_manager: 'organisation',
  recruiter: 'sponsored',
  hiring_member: 'assigned',
  recruiter_member: 'sponsored',
  concierge_member: 'tenant',
  program_manager: 'tenant',
} as const;

/** Staff who read reports on hiring with their rows. */
export const hiringReportReaders = {
  admin: 'tenant',
  hiring_manager: 'organisation',
  hiring_member: 'assigned',
  concierge_member: 'tenant',
  program_manager: 'tenant',
} as const;

/** Staff who read reports on supported job seekers. */
export const partnerReportReaders = {
  admin: 'tenant',
  recruiter: 'sponsored',
  recruiter_member: 'sponsored',
} as const;

/** Staff who see job seekers that have not applied to them. */
export const seekerReaders = {
  admin: 'tenant',
  recruiter: 'sponsored',
  recruiter_member: 'sponsored',
  concierge_member: 'tenant',
  program_manager: 'tenant',
} as const;

/** Staff who search job seekers: employers among their own applicants. */
export const seekerSearchers = {
  admin: 'tenant',
  hiring_manager: 'organisation',
  recruiter: 'sponsored',
  hiring_member: 'assigned',
  recruiter_member: 'sponsored',
  concierge_member: 'tenant',
  program_manager: 'tenant',
} as const;

export const maxProgramSkills = 30;
/** People of a cohort, with invitations. */
export const maxMembers = 200;
/** People or addresses in one request. */
export const maxAddedMembers = 100;
/** As long as a certification of a profile. */
export const maxCertificateName = 100;

/** Limits of prepared applications, apart from the contract, so that the web app loads no schemas for them. */
export const maxPreparedNote = 1000;
export const maxPreparedDecline = 2000;

/** Maximum number of applications of one bulk action. */
export const maxBulkSize = 200;

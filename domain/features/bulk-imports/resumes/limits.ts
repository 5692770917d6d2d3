/** Files, or entries of a ZIP file, of one import. */
export const maxImportFiles = 500;
/** Rows of a CSV file of people. */
export const maxPeopleRows = 5000;
export const maxResumeBytes = 10 * 1024 * 1024;

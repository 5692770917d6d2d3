/**
 * Raise it when the reader or the taxonomy changes what is read. Jobs that were read by an older version are read again
 * in the background after the start.
 */
export const readerVersion = 5;

/**
 * Raise it when the reader, the taxonomy, or the table of words changes what is read. Jobs and profiles that were read by an
 * older version are read again in the background after the start.
 */
export const readerVersion = 15;

/** Placeholder until the table lands. */
export type Permission = string;

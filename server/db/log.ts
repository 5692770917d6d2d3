type Write = (fields: object, text: string) => void;

/** The part of a pino logger that the database code uses. */
export interface DatabaseLog {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

type Write = (fields: object, text: string) => void;

/** The part of a pino logger that the database code writes to. */
export interface DatabaseLog {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

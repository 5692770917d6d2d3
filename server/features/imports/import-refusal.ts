/** A file cannot be imported at all. The message is for the person at the terminal. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

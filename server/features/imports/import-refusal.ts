/** A file cannot be imported at all. The message is printed in the terminal. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

/** The database cannot be used as things stand. The message is for the operator: what is wrong, and what to do. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseRefusal';
}

/** Another process owns the folder of the embedded database. */
export class FolderInUseError extends DatabaseError {
  override readonly name = 'FolderInUse';
}

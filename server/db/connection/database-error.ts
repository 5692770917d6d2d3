/** The database or a backup cannot be used. The message says what is wrong and what the operator can do. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
}

/** Another process owns the folder of the embedded database. */
export class FolderInUseError extends DatabaseError {
  override readonly name = 'FolderInUseError';
}

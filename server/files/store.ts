/** Stores bytes under generated keys, independent of the file names users choose. */
export interface FileStore {
  /** Stores the bytes durably and returns their key. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

/** FILES_URL cannot be used. The message is for the operator. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

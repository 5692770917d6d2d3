/** Keeps bytes under keys of its own making. Names that people give never reach it. */
export interface FileStore {
  /** Stores the bytes durably and returns their key. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

/** The files cannot be kept where FILES_URL says. The message is for the operator. */
export class FileStoreError extends Error {
  override readonly name = 'FilesRefusal';
}

/** Where files of pictures are kept. A file is never changed: its name has the hash of its picture. */
export interface FileStore {
  write(name: string, bytes: Buffer): Promise<void>;
  /** `undefined` when there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
}

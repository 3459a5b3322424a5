/** Storage of whole objects by key, which many machines use at once. */
export interface ObjectStorage {
  /** For messages: where it is, without its secret. */
  name: string;
  /** @returns the object and its version; `'unchanged'` when it has still the version `known`; `undefined` when there is none */
  read(key: string, known?: string): Promise<StoredObject | 'unchanged' | undefined>;
  /**
   * Writes an object, if nobody else did meanwhile.
   *
   * @param expected the version that it replaces; `null`: there is none yet. Default: whatever there is
   * @returns its version, or `undefined` when there was another one than expected
   */
  write(key: string, bytes: Uint8Array, expected?: string | null): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  /** Keys that begin with these letters, and the versions of their objects. */
  list(prefix: string): Promise<Map<string, string>>;
}

export interface StoredObject {
  bytes: Buffer;
  /** Another one for other bytes. */
  version: string;
}

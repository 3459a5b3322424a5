import { codeReader } from './code-reader.ts';

/** `undefined` where codes cannot be read. */
export const scanCodes: ScanCodes | undefined = async (picture) =>
  (await codeReader())(await createImageBitmap(picture));

export type ScanCodes = (picture: Blob) => Promise<string[]>;

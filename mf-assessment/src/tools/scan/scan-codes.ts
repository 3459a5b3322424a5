import { codeReader } from './code-reader.ts';

/** Texts of the QR codes in a picture. `undefined` where codes cannot be read. */
export const scanCodes: ScanCodes | undefined = async (picture) =>
  (await codeReader())(await createImageBitmap(picture));

export type ScanCodes = (picture: Blob) => Promise<string[]>;

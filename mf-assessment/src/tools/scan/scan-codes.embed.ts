import type { ScanCodes } from './scan-codes.ts';

/** Partners' pages load no reader beside that of the browser. */
export const scanCodes: ScanCodes | undefined = globalThis.BarcodeDetector && scan;

async function scan(picture: Blob): Promise<string[]> {
  const detector = globalThis.BarcodeDetector && new globalThis.BarcodeDetector({ formats: ['qr_code'] });
  const codes = await detector?.detect(await createImageBitmap(picture));
  return codes?.map(({ rawValue }) => rawValue) ?? [];
}

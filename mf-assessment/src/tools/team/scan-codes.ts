/** Texts of the QR codes in a picture. `undefined` where the browser cannot read codes. */
export const scanCodes = 'BarcodeDetector' in globalThis ? scan : undefined;

async function scan(picture: File): Promise<string[]> {
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const codes = await detector.detect(await createImageBitmap(picture));
  return codes.map(({ rawValue }) => rawValue);
}

/** Not in TypeScript's library yet. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  detect(image: ImageBitmap): Promise<{ rawValue: string }[]>;
}

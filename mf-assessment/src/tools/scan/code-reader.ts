/** The browser itself, or else a reader that is loaded now. */
export async function codeReader(): Promise<CodeReader> {
  const formats = ['qr_code'] as const;
  const isBuiltIn = (await globalThis.BarcodeDetector?.getSupportedFormats())?.includes('qr_code');
  const Detector = (isBuiltIn && globalThis.BarcodeDetector) || (await import('qr/decode.js')).BarcodeDetector;
  const detector = new Detector({ formats: [...formats] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

export type CodeReader = (picture: ImageBitmapSource) => Promise<string[]>;

declare global {
  /** Not in TypeScript's library yet. */
  var BarcodeDetector:
    | {
        new (options: {
          formats: 'qr_code'[];
        }): {
          detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
        };
        getSupportedFormats: () => Promise<string[]>;
      }
    | undefined;
}

import { PictureFault } from './check-file.ts';
import { makePicture } from './make-picture.ts';
import type { Purpose } from './picture-sizes.ts';

/** Runs beside the server. */
export const makeGiven = ({ given, purpose }: { given: Buffer; purpose: Purpose }) =>
  makePicture(given, purpose).catch((error: unknown) => {
    if (error instanceof PictureFault) return { fault: error.message };
    throw error;
  });

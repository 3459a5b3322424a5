import { PictureFault } from './check-file.ts';
import { type FocalPoint, makePicture } from './make-picture.ts';
import type { Purpose } from './picture-sizes.ts';

export const makeGiven = ({
  given,
  purpose,
  focus,
}: {
  given: Buffer;
  purpose: Purpose;
  focus?: FocalPoint | undefined;
}) =>
  makePicture(given, purpose, focus).catch((error: unknown) => {
    if (error instanceof PictureFault) return { fault: error.message };
    throw error;
  });

import { checkFile } from './check-file.ts';
import { openSharp } from './open-sharp.ts';
import { PictureFault } from './picture-fault.ts';
import { type Purpose, sizesOf } from './picture-sizes.ts';

const mostPixels = 40_000_000;
const leastSide = { photo: 160, logo: 16 };
const seconds = 20;
const densities = { least: 72, most: 2400 };

export interface Drawn {
  /** Of what was brought in. */
  width: number;
  height: number;
  /** Its pixels in the largest size that the site shows, as PNG. */
  pixels: Buffer;
}

/** Reads what was brought in, once. @throws {PictureFault} */
export async function drawLargest(given: Buffer, purpose: Purpose): Promise<Drawn> {
  const isDrawing = checkFile(given) === 'svg';
  const sharp = await openSharp();
  const { widths, ratio } = sizesOf[purpose];
  const largest = widths.at(-1) ?? 0;
  const size = await sizeOf(given);
  checkSize(size, isDrawing ? 1 : leastSide[purpose]);
  const pixels = await sharp(given, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    ...(isDrawing && { density: densityFor(size.width, largest) }),
  })
    .timeout({ seconds })
    .autoOrient()
    .resize(largest, largest * ratio, {
      fit: purpose === 'photo' ? 'cover' : 'inside',
      position: 'attention',
      withoutEnlargement: purpose === 'logo' && !isDrawing,
    })
    .png()
    .toBuffer()
    .catch(unreadable);
  return { ...size, pixels };
}

/** From the head of the file, before a pixel is read. */
async function sizeOf(given: Buffer) {
  const sharp = await openSharp();
  const { autoOrient } = await sharp(given, { limitInputPixels: false, failOn: 'error' }).metadata().catch(unreadable);
  return autoOrient;
}

function checkSize({ width, height }: { width: number; height: number }, least: number): void {
  if (width * height > mostPixels) throw new PictureFault('The picture has more than 40 megapixels.');
  if (Math.min(width, height) < least)
    throw new PictureFault(`The picture has ${width} × ${height} pixels. It needs ${least} each way.`);
}

/** So that a small drawing is sharp at its largest width. */
const densityFor = (width: number, largest: number) =>
  Math.min(densities.most, Math.max(densities.least, Math.ceil((densities.least * largest) / width)));

const unreadable = (cause: unknown): never => {
  throw new PictureFault('The picture cannot be read.', { cause });
};

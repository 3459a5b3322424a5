import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { within } from '../core/beside/within.ts';
import { checkFile, PictureFault } from './check-file.ts';
import { fileNameOf, type Purpose, pictureFormats, sizesOf } from './picture-sizes.ts';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`) });

const quality = { avif: { quality: 60 }, webp: { quality: 80 } };

export interface MadePicture {
  id: string;
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`. */
  tint: string;
  files: { name: string; bytes: Buffer }[];
}

/** In percent of width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * Only the pixels are used: no byte of the uploaded file is in the new files.
 *
 * @throws {PictureFault}
 */
export async function makePicture(given: Buffer, purpose: Purpose, focus?: FocalPoint): Promise<MadePicture> {
  const { width, height, pixels } = await drawLargest(given, purpose, focus);
  const files = await filesOf(pixels, purpose);
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const id = hash.digest('hex').slice(0, 32);
  return {
    id,
    width,
    height,
    tint: await tintOf(pixels),
    files: files.map((file) => ({ name: fileNameOf(id, file.width, file.format), bytes: file.bytes })),
  };
}

async function filesOf(pixels: Buffer, purpose: Purpose) {
  const { widths, ratio } = sizesOf[purpose];
  return Promise.all(
    widths.flatMap((width) =>
      pictureFormats.map(async (format) => {
        const bytes = await sharp(pixels)
          .resize(width, width * ratio, { fit: 'inside', withoutEnlargement: true })
          [format](quality[format])
          .toBuffer();
        return { width, format, bytes };
      }),
    ),
  );
}

async function tintOf(pixels: Buffer): Promise<string> {
  const mean = await sharp(pixels).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${mean.toString('hex').slice(0, 6)}`;
}

const mostPixels = 40_000_000;
const leastSide = { photo: 160, logo: 16 };
const limits = { picture: { seconds: 10, megabytes: 300 }, drawing: { seconds: 2, megabytes: 150 } };
const densities = { least: 72, most: 2400 };

interface Drawn {
  width: number;
  height: number;
  pixels: Buffer;
}

async function drawLargest(given: Buffer, purpose: Purpose, focus?: FocalPoint): Promise<Drawn> {
  const { format, drawn } = checkFile(given);
  const isDrawing = format === 'svg';
  return within(isDrawing ? limits.drawing : limits.picture, () => draw(drawn, isDrawing, purpose, focus));
}

async function draw(drawn: Buffer, isDrawing: boolean, purpose: Purpose, focus?: FocalPoint): Promise<Drawn> {
  const { widths, ratio } = sizesOf[purpose];
  const largest = widths.at(-1) ?? 0;
  const size = await sizeOf(drawn);
  checkSize(size, isDrawing ? 1 : leastSide[purpose]);
  const upright = sharp(drawn, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    ...(isDrawing && { density: densityFor(size.width, largest) }),
  }).autoOrient();
  if (purpose === 'photo' && focus) return { ...size, pixels: await squareAround(upright, focus, largest) };
  const pixels = await upright
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

async function squareAround(upright: Sharp, { x, y }: FocalPoint, side: number): Promise<Buffer> {
  const { data, info } = await upright
    .resize(side, side, { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const from = (length: number, percent: number) =>
    Math.round(Math.min(length - side, Math.max(0, (length * percent) / 100 - side / 2)));
  const [left, top] = [from(info.width, x), from(info.height, y)];
  return sharp(data).extract({ left, top, width: side, height: side }).png().toBuffer();
}

async function sizeOf(given: Buffer) {
  const { autoOrient } = await sharp(given, { limitInputPixels: false, failOn: 'error' }).metadata().catch(unreadable);
  return autoOrient;
}

function checkSize({ width, height }: { width: number; height: number }, least: number): void {
  if (width * height > mostPixels) throw new PictureFault('The picture has more than 40 megapixels.');
  if (Math.min(width, height) < least)
    throw new PictureFault(`The picture has ${width} × ${height} pixels. It needs ${least} each way.`);
}

const densityFor = (width: number, largest: number) =>
  Math.min(densities.most, Math.max(densities.least, Math.ceil((densities.least * largest) / width)));

const unreadable = (cause: unknown): never => {
  throw new PictureFault('The picture cannot be read.', { cause });
};

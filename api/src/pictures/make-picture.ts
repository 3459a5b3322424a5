import { createHash } from 'node:crypto';
import { drawLargest } from './draw-largest.ts';
import { openSharp } from './open-sharp.ts';
import { fileNameOf, type Purpose, pictureFormats, sizesOf } from './picture-sizes.ts';

const quality = { avif: { quality: 60 }, webp: { quality: 80 } };

export interface MadePicture {
  /** Hash of all of its files. */
  id: string;
  /** Of what was brought in. */
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`. */
  tint: string;
  files: { name: string; bytes: Buffer }[];
}

/**
 * Makes a picture anew in every size and format that the site shows. No byte of the given file, and nothing that was
 * written in it beside the picture, is in the files.
 *
 * @throws {PictureFault}
 */
export async function makePicture(given: Buffer, purpose: Purpose): Promise<MadePicture> {
  const { width, height, pixels } = await drawLargest(given, purpose);
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
  const sharp = await openSharp();
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
  const sharp = await openSharp();
  const mean = await sharp(pixels).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${mean.toString('hex').slice(0, 6)}`;
}

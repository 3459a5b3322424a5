import { formatOf, type GivenFormat } from './format-of.ts';
import { isTwoThings } from './is-two-things.ts';
import { PictureFault } from './picture-fault.ts';
import { isPngBomb } from './png-fault.ts';
import { svgFault } from './svg-fault.ts';

export const largestFile = 10 * 1024 * 1024;
const largestDrawing = 1024 * 1024;

/**
 * Looks at the bytes before any of them is decoded.
 *
 * @returns What the file is.
 * @throws {PictureFault}
 */
export function checkFile(bytes: Buffer): GivenFormat {
  const format = formatOf(bytes);
  if (!format) throw new PictureFault('This is no PNG, JPEG, WebP, AVIF or SVG picture.');
  if (bytes.length > largestFile) throw new PictureFault('The picture is larger than 10 MB.');
  if (format === 'svg') checkDrawing(bytes);
  else if (isTwoThings(bytes)) throw new PictureFault('The file is something else beside a picture.');
  if (format === 'png' && isPngBomb(bytes)) throw new PictureFault('The picture cannot be read.');
  return format;
}

function checkDrawing(bytes: Buffer): void {
  if (bytes.length > largestDrawing) throw new PictureFault('The drawing is larger than 1 MB.');
  const fault = svgFault(bytes);
  if (fault) throw new PictureFault(fault);
}

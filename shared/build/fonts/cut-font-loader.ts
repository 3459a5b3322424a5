import type { LoaderContext } from '@rspack/core';
import { keptFont } from './kept-font.ts';

/** Cuts a font to what the query of its address names: `?letters=basic&weight=650`. */
export default function cutFontLoader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  return keptFont(font, new URLSearchParams(this.resourceQuery));
}

/** The loader gets the font as bytes. */
export const raw = true;

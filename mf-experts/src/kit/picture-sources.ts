const madeName = /-\d+\.webp$/;

interface Source {
  type: string;
  srcSet: string;
}

/**
 * Sources of a picture that was made in several sizes, whose files differ in the number at the end of their name:
 * AVIF, then WebP. A picture of which there is one file only has none.
 *
 * @param widths In pixels, for screens of one, two and three times the density.
 */
export function pictureSources(address: string, widths: readonly number[]): Source[] {
  if (!madeName.test(address)) return [];
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width, index) => `${address.replace(madeName, `-${width}.${format}`)} ${index + 1}x`)
      .join(', '),
  }));
}

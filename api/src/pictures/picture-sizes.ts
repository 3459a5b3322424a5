/** Photographs are squares of 72 and 160 px, logos fit into 272 × 68 px. */
export type Purpose = 'photo' | 'logo';

interface Sizes {
  /** Pixels. They are in the names of files. */
  widths: readonly number[];
  /** Height ÷ width. */
  ratio: number;
  main: number;
}

export const sizesOf: Record<Purpose, Sizes> = {
  photo: { widths: [72, 160, 240, 320, 480], ratio: 1, main: 320 },
  logo: { widths: [272, 544, 816], ratio: 0.25, main: 272 },
};

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const fileNameOf = (id: string, width: number, format: PictureFormat) => `${id}-${width}.${format}`;

export const mainFileOf = (purpose: Purpose, id: string) => fileNameOf(id, sizesOf[purpose].main, 'webp');

export const idInFileName = (name: string) => /^([\da-f]{32})-\d+\.webp$/.exec(name)?.[1] ?? '';

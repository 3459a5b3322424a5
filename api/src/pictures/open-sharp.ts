const readers = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`);

let opened: Promise<typeof import('sharp')['default']> | undefined;

/** The library that reads and writes pictures, loaded when the first one comes. It reads what may be brought in, and nothing else. */
export function openSharp() {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: readers });
    return sharp;
  });
  return opened;
}

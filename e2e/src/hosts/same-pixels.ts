import type { Page } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where two pictures of a page differ outside these boxes: `undefined` when nowhere, otherwise the area. */
export async function difference(page: Page, one: Buffer, other: Buffer, boxes: readonly Box[]) {
  return page.evaluate(
    async ({ pictures, without }) => {
      const [a, b] = await Promise.all(pictures.map(draw));
      if (!a || !b) return 'no picture';
      if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} and ${b.width}×${b.height}`;
      const differing: number[] = [];
      const [left, right] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
      for (const [index, pixel] of left.entries()) if (pixel !== right[index]) differing.push(index);
      if (differing.length === 0) return undefined;
      const xs = differing.map((index) => index % a.width);
      const ys = differing.map((index) => Math.floor(index / a.width));
      const range = (all: number[]) =>
        `${all.reduce((m, n) => Math.min(m, n))}–${all.reduce((m, n) => Math.max(m, n))}`;
      return `${differing.length} pixels, x ${range(xs)}, y ${range(ys)}`;

      async function draw(picture: string) {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        for (const { x, y, width, height } of without)
          canvas?.clearRect(Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1);
        return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
      }
    },
    { pictures: [one.toString('base64'), other.toString('base64')], without: boxes },
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Replaces `x.tsx` by the `x.embed.tsx` beside it, in every file but that one. */
export const embedSiblings = new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.tsx?$/, (found) => {
  const sibling = siblingOf(found.context, found.request);
  if (sibling !== found.contextInfo.issuer && existsSync(sibling)) found.request = sibling;
});

/** `/area/src/meter/ruler.embed.tsx` for `../meter/ruler.tsx` in `/area/src/tools`. */
export const siblingOf = (folder: string, request: string): string =>
  join(folder, request.replace(/\.tsx?$/, '.embed$&'));

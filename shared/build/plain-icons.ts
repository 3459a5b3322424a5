import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';

/** Draws Lucide's icons without the library's settings. In browser and server builds alike, so that hydration matches. */
export const plainIcons = () =>
  new rspack.NormalModuleReplacementPlugin(
    /createLucideIcon\.mjs$/,
    join(import.meta.dirname, `../src/ui/create-icon${extname(import.meta.filename)}`),
  );

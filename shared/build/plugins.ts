import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { rspack } from '@rspack/core';

const edge = {
  test: /\.js$/,
  raw: true,
  entryOnly: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * A comment makes browsers compile all of the main script while it arrives, off the main thread. A condition lets it
 * run once in a document: a slow script may arrive after its second try.
 */
export const aroundMain = [
  new rspack.BannerPlugin({
    ...edge,
    banner: '//# allFunctionsCalledOnLoad\nif (!self.hasShell) { self.hasShell = true;',
  }),
  new rspack.BannerPlugin({ ...edge, banner: '}', footer: true }),
];

const require = createRequire(import.meta.url);
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** react-router's package names only its development build. */
export const leaner = { 'react-router$': join(router, 'index.mjs') };

/** What a page has put on `Object.prototype` is no export of the federation runtime. */
export const ownExports = () =>
  new rspack.NormalModuleReplacementPlugin(
    /_rolldown[\\/]runtime\.js$/,
    join(import.meta.dirname, `own-exports${extname(import.meta.filename)}`),
  );

/** Without the library's settings. In browser and server builds alike, so that hydration matches. */
export const plainIcons = () =>
  new rspack.NormalModuleReplacementPlugin(
    /createLucideIcon\.mjs$/,
    join(import.meta.dirname, `../src/ui/create-icon${extname(import.meta.filename)}`),
  );

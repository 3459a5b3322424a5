import { rspack } from '@rspack/core';

const edge = {
  test: /\.js$/,
  raw: true,
  entryOnly: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * Wraps the main script. A comment makes browsers compile all of it while it arrives, off the main thread; without it they
 * compile a function at its first call. A condition lets it run once in a document: a slow script may arrive after its
 * second try.
 */
export const aroundMain = [
  new rspack.BannerPlugin({
    ...edge,
    banner: '//# allFunctionsCalledOnLoad\nif (!self.hasShell) { self.hasShell = true;',
  }),
  new rspack.BannerPlugin({ ...edge, banner: '}', footer: true }),
];

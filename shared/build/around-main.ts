import { rspack } from '@rspack/core';

const edge = {
  test: /\.js$/,
  raw: true,
  entryOnly: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * What stands around the main script: the comment that has browsers compile it while it arrives, off the main thread, as
 * functions wait for their first call otherwise; and a condition that lets it run once in a document, where a script that
 * was slow arrives after its second try.
 */
export const aroundMain = [
  new rspack.BannerPlugin({
    ...edge,
    banner: '//# allFunctionsCalledOnLoad\nif (!self.hasShell) { self.hasShell = true;',
  }),
  new rspack.BannerPlugin({ ...edge, banner: '}', footer: true }),
];

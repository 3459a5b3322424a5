import { rspack } from '@rspack/core';

/** Has browsers compile the main script while it arrives, off the main thread; functions wait for their first call otherwise. */
export const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  test: /\.js$/,
  raw: true,
  entryOnly: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

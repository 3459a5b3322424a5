import { type Compilation, type Compiler, rspack } from '@rspack/core';

/** Name of a file that the bundler writes and that no page loads: the entry's, and the start code's. */
export const unpublished = (name: string): string => `${name}.unpublished.js`;

/**
 * Leaves out the files that no page loads. The entry stays when it holds the view itself, because the view has no later
 * parts. The build fails when a file needs one that was left out.
 *
 * @param view name of the view, whose file is `<view>.js`
 */
export const onlyLoadedFiles = (view: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('only-loaded-files', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'only-loaded-files', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => leaveOut(compilation, view),
      ),
    ),
});

/** Leaves out of a build what no page loads. */
export function leaveOut(compilation: Compilation, view: string): void {
  if (!compilation.getAsset(`${view}.js`)) compilation.renameAsset(unpublished(view), `${view}.js`);
  for (const { name } of compilation.getAssets()) if (isUnpublished(name)) compilation.deleteAsset(name);
  for (const { name, source } of compilation.getAssets())
    if (isUnpublished(String(source.source())))
      compilation.errors.push(
        new rspack.WebpackError(
          `${name} needs the bundler's start code, which partners' pages do not load. Import one export of a part, not the whole module: (await import('./part.tsx')).Part`,
        ),
      );
}

const isUnpublished = (text: string) => text.includes('.unpublished.js');

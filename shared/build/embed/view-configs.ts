import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Compilation, type Compiler, type Configuration, rspack } from '@rspack/core';
import { embedConfig } from './config.ts';
import { withUsedTokens } from './used-tokens.ts';

/**
 * One for each `src/embed*.tsx`, so that a page never fetches what another view needs. `embed.tsx` is named like the
 * area, `embed-needs.tsx` like the area with `-needs` behind it.
 */
export const viewConfigs = (directory: string, area: string, outDir: string): Configuration[] =>
  readdirSync(join(directory, 'src'))
    .filter((file) => /^embed(?:-\w+)?\.tsx$/.test(file))
    .map((file) => viewConfig(directory, file, file.slice(0, -4).replace('embed', area), outDir));

/**
 * The bundler puts the code of a view into a file without a name, and its exports into an entry file. The first gets
 * the name of the view, so that a page needs one request and not two.
 */
function viewConfig(directory: string, file: string, view: string, outDir: string): Configuration {
  const config = embedConfig(directory, { [view]: `./src/${file}` }, outDir);
  return {
    ...config,
    output: {
      ...config.output,
      filename: ({ chunk }) => (chunk?.name ? unpublished(chunk.name) : `${view}.js`),
      chunkFilename: `${view}.[name].js`,
    },
    optimization: { ...config.optimization, runtimeChunk: true },
    plugins: [
      ...(config.plugins ?? []),
      onlyLoadedFiles(view),
      changing('short-exports', (texts) => withShortExports(texts, `${view}.js`)),
      changing('used-tokens', withUsedTokens),
    ],
  };
}

/** Of the entry and of the start code, which no page loads. */
export const unpublished = (name: string): string => `${name}.unpublished.js`;

/**
 * The entry stays when it holds the view itself, because the view has no later parts. The build fails when a file needs
 * one that was left out. @param view its file is `<view>.js`
 */
const onlyLoadedFiles = (view: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('only-loaded-files', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'only-loaded-files', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => leaveOut(compilation, view),
      ),
    ),
});

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

/** Changes the minified texts of a view, by file name. */
const changing = (name: string, change: (texts: ReadonlyMap<string, string>) => ReadonlyMap<string, string>) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap(
        { name, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 },
        () => {
          const texts = new Map(compilation.getAssets().map((asset) => [asset.name, String(asset.source.source())]));
          for (const [file, text] of change(texts)) compilation.updateAsset(file, new rspack.sources.RawSource(text));
        },
      ),
    ),
});

/**
 * `export{t as jsx}` becomes `export{t}`, here and in every later part. `mount` keeps its name. @param file of the view
 */
export function withShortExports(texts: ReadonlyMap<string, string>, file: string): Map<string, string> {
  const shortNames = new Map<string, string>();
  const view = (texts.get(file) ?? '').replace(/export\{([^{}]*)\};?$/, (_, list: string) => {
    const names = list.split(',').map((entry) => {
      const [own = '', exported = own] = entry.split(' as ');
      if (exported === 'mount') return entry;
      shortNames.set(exported, own);
      return own;
    });
    return `export{${names.join(',')}};`;
  });
  const imports = new RegExp(`import\\{([^{}]*)\\}from"\\./${file.replaceAll('.', '\\.')}"`, 'g');
  return new Map(
    [...texts].map(([name, text]) => [
      name,
      name === file
        ? view
        : text.replace(imports, (found, list: string) => found.replace(list, renamed(list, shortNames))),
    ]),
  );
}

const renamed = (list: string, shortNames: ReadonlyMap<string, string>) =>
  list
    .split(',')
    .map((entry) => {
      const [exported = '', own = exported] = entry.split(' as ');
      return `${shortNames.get(exported) ?? exported} as ${own}`;
    })
    .join(',');

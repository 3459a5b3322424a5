import { type Compilation, type Compiler, rspack } from '@rspack/core';

/**
 * What a view hands to its later parts gets the short names that the minimizer has given it: `export{t as jsx}` becomes
 * `export{t}`, here and in every part. `mount` keeps its name.
 *
 * @param view name of the view, whose file is `<view>.js`
 */
export const shortExports = (view: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('short-exports', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'short-exports', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 },
        () => shortenExports(compilation, `${view}.js`),
      ),
    ),
});

function shortenExports(compilation: Compilation, file: string): void {
  const texts = new Map(compilation.getAssets().map(({ name, source }) => [name, String(source.source())]));
  for (const [name, text] of withShortExports(texts, file))
    compilation.updateAsset(name, new rspack.sources.RawSource(text));
}

/** The files with the shortened names, by file name. */
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

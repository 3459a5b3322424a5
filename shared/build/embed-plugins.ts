import { type Compilation, type Compiler, rspack } from '@rspack/core';

/**
 * Where an entry only passes on what another file exports, that file takes its place: one request less before anything
 * is there.
 */
export const oneFilePerEntry = afterwards('one-file-per-entry', (files) => {
  for (const [name, text] of files) {
    const from = /^export\{[\w,]+\}from"\.\/([\w.-]+)";$/.exec(text)?.[1];
    const main = from && files.get(from);
    if (!from || !main) continue;
    files.set(name, main);
    files.delete(from);
    for (const [other, code] of files) files.set(other, code.replaceAll(`"./${from}"`, `"./${name}"`));
  }
});

/** Leaves out the tokens that no part of the element uses. */
export const usedTokensOnly = afterwards('used-tokens-only', (files) => {
  const declared = /--[\w-]+(?=:(?:[^;{}"]*)[;}])/g;
  for (let before = 0, size = -1; size !== before; ) {
    before = size;
    const used = new Set([...files.values()].join().match(/(?<=var\()--[\w-]+/g));
    for (const [name, text] of files)
      files.set(
        name,
        text.replace(/@layer tokens\{\.agile\{[^{}]*\}/, (tokens) =>
          [...new Set(tokens.match(declared))]
            .filter((token) => !used.has(token))
            .reduce((rest, token) => rest.replace(new RegExp(`${token}:[^;{}]*;?`), ''), tokens),
        ),
      );
    size = [...files.values()].join().length;
  }
});

/** A plugin that changes the finished scripts of a build. */
function afterwards(name: string, change: (files: Map<string, string>) => void) {
  const onAssets = (compilation: Compilation) => {
    const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
    const files = new Map(scripts.map((asset) => [asset.name, String(asset.source.source())]));
    change(files);
    for (const asset of scripts) {
      const text = files.get(asset.name);
      if (text === undefined) compilation.deleteAsset(asset.name);
      else compilation.updateAsset(asset.name, new rspack.sources.RawSource(text));
    }
  };
  return {
    apply: (compiler: Compiler) =>
      compiler.hooks.compilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap(
          { name, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
          () => onAssets(compilation),
        ),
      ),
  };
}

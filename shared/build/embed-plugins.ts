import { type Compilation, type Compiler, rspack } from '@rspack/core';

const { PROCESS_ASSETS_STAGE_OPTIMIZE, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = rspack.Compilation;

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

/** Leaves out the bundler's own loading of modules where everything is an ES module. */
export const withoutRuntime = beforeMinifying('without-runtime', (files) => {
  const runtime = /^\s*var __webpack_modules__ = [\s\S]*?\/\/ no HMR manifest\s*\}\)\(\);/;
  const all = [...files.values()].map((text) => text.replace(runtime, ''));
  if (all.some((text) => text.includes('__webpack_require__'))) return;
  for (const [name, text] of files) files.set(name, text.replace(runtime, ''));
});

/** What the later parts take from an entry is exported under the short name that it has there; what pages call is not. */
export const shortExports = afterwards('short-exports', (files) => {
  const list = (text: string, pattern: RegExp, change: (entry: string) => string) =>
    text.replace(pattern, (entries) => [...new Set(entries.split(',').map(change))].join());
  for (const name of [...files.keys()].filter((file) => /^\w+\.js$/.test(file))) {
    const taken = new RegExp(`(?<=import\\{)[^}]+(?=\\}from"\\./${name}")`, 'g');
    const wanted = new Set(
      [...files.values()]
        .join()
        .match(taken)
        ?.flatMap((entries) => entries.split(',').map(first)),
    );
    const short = new Map<string, string>();
    const own = files.get(name) ?? '';
    const entry = list(own, /(?<=export\{)[^}]+(?=\};?$)/, (exported) => {
      const [local = '', known = local] = exported.split(' as ');
      if (!wanted.has(known)) return exported;
      short.set(known, local);
      return local;
    });
    for (const [file, text] of files)
      files.set(
        file,
        list(file === name ? entry : text, taken, (imported) => {
          const [known = '', local = known] = imported.split(' as ');
          const given = short.get(known) ?? known;
          return given === local ? local : `${given} as ${local}`;
        }),
      );
  }
});

const first = (entry: string) => entry.split(' as ')[0] ?? entry;

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

/** Gives classes and own custom properties one or two letters; what pages may set or code composes keeps its name. */
export const shortNames = afterwards('short-names', (files) => {
  const all = [...files.values()].join();
  const composed = [...all.matchAll(/(?<=var\()--\$\{[^}]*\}([\w-]*)/g)].map(([, end = '']) => end);
  const properties = new Set(
    all.match(/(?<=var\()--(?!agile-)[\w-]{3,}/g)?.filter((name) => !composed.some((end) => name.endsWith(end))),
  );
  const classes = new Set(all.match(/\bclass-[\da-f]{12}\b/g));
  const short = new Map([
    ...[...properties].map((name, index) => [name, `--_${letters(index)}`] as const),
    ...[...classes].map((name, index) => [name, letters(index)] as const),
  ]);
  for (const [name, text] of files)
    files.set(
      name,
      text.replace(/(?<![\w-])(?:--|class-)[\w-]+/g, (found) => short.get(found) ?? found),
    );
});

/** The place of a number in the row a … z, A … Z, aa, ba, … */
function letters(index: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const rest = Math.floor(index / alphabet.length);
  return alphabet.charAt(index % alphabet.length) + (rest ? letters(rest - 1) : '');
}

/** A plugin that changes the scripts of a build before they are made small. */
function beforeMinifying(name: string, change: (files: Map<string, string>) => void) {
  return onScripts(name, PROCESS_ASSETS_STAGE_OPTIMIZE, change);
}

/** A plugin that changes the finished scripts of a build. */
function afterwards(name: string, change: (files: Map<string, string>) => void) {
  return onScripts(name, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER, change);
}

function onScripts(name: string, stage: number, change: (files: Map<string, string>) => void) {
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
        compilation.hooks.processAssets.tap({ name, stage }, () => onAssets(compilation)),
      ),
  };
}

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell } from '@agile-languages/shared/build';
import { areaFolder, areaNames } from '@agile-languages/shared/build/checkout';
import { type Configuration, rspack } from '@rspack/core';

export interface Monolith {
  files: ReadonlyMap<string, { bytes: Buffer; integrity: string }>;
  remove: () => Promise<void>;
}

const root = join(import.meta.dirname, '../../..');
const areas = areaNames(root);

/** Without federation and registry; every page is a lazy import. */
export async function buildMonolith(): Promise<Monolith> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-monolith-'));
  const outDir = join(folder, 'out');
  await writeFile(join(folder, 'load-chunk.ts'), loadChunk);
  await writeFile(join(folder, 'registry-store.ts'), registryStore);
  await writeFile(join(folder, 'linked-pages.ts'), linkedPages);
  await run(config(outDir, folder));
  const names = (await readdir(join(outDir, 'browser'))).filter((name) => /\.(js|css)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(outDir, 'browser', name));
      return [name, { bytes, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` }] as const;
    }),
  );
  return { files: new Map(files), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The styles of the first page are in its document, those of the next come with its code. */
function config(outDir: string, folder: string): Configuration {
  const [browser] = shell(join(root, 'shell'))({ outDir });
  const replaced = (name: string) =>
    new rspack.NormalModuleReplacementPlugin(new RegExp(`/${name}\\.ts$`), join(folder, `${name}.ts`));
  return {
    ...browser,
    plugins: [...(browser.plugins ?? []), ...['linked-pages', 'load-chunk', 'registry-store'].map(replaced)],
    output: {
      ...browser.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      publicPath: 'auto',
    },
  };
}

function run(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}

const shellSource = join(root, 'shell/src');

const loadChunk = [
  ...areas.map((name) => `import { area as ${name} } from '${join(root, areaFolder(name), 'src/area.ts')}';`),
  `import { api } from '${join(root, 'shared/src/platform/index.ts')}';`,
  `import { fetchContent } from '${join(shellSource, 'remotes/prerendered-content.ts')}';`,
  `import { readEarlyInput } from '${join(root, 'shared/src/ui/index.ts')}';`,
  `const areas = { ${areas.join(', ')} };`,
  'const loadFrom = (name, _registry, pick) => pick(areas[name]);',
  'export const loadChunk = (load) => load();',
  'export const loadedRemotes = { api, fetchContent, loadFrom, readEarlyInput };',
  'export const loadRemotes = async () => loadedRemotes;',
].join('\n');

const linkedPages = 'export class LinkedPages { look() {} fetch() {} }';

const registryStore = [
  ...areas.map((name) => `import ${name} from '${join(root, areaFolder(name), 'area.json')}';`),
  `const areas = { ${areas.join(', ')} };`,
  'export class RegistryStore {',
  '  constructor(slice) { this.current = { ...slice, areas }; }',
  '  knows = () => true;',
  '  area = async (name) => areas[name];',
  '  latest = async () => this.current;',
  '  refresh = async () => {};',
  '}',
].join('\n');

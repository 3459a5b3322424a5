import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { isServerFile } from './server-files.ts';

const shared: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/static',
  'react-router-dom',
  '@agile-languages/shared/router',
  '@agile-languages/shared/platform',
]);

/** The realm has something else for these. */
const nodeModules: ReadonlySet<string> = new Set(['node:module', 'node:stream/consumers']);

export interface CommonJs {
  define: (id: string, run: unknown) => void;
  requireModule: (id: string, mode: string) => Record<string, unknown>;
  nodeModules: Readonly<Record<string, Record<string, unknown>>>;
  makeError: (message: string) => Error;
}

/** Each realm has its own instance of every module. */
export class ModuleLoader {
  private readonly modules = new Map<string, vm.Module>();
  private readonly context: vm.Context;
  private readonly bundles: Readonly<Record<string, string>>;
  private inside: CommonJs | undefined;

  /** @param bundles folders of releases: `bundle:catalog` is the bundle of one */
  constructor(context: vm.Context, bundles: Readonly<Record<string, string>>) {
    this.context = context;
    this.bundles = bundles;
  }

  completeWith(inside: CommonJs): void {
    this.inside = inside;
  }

  async import<Exports>(specifier: string, parent = import.meta.url): Promise<Exports> {
    return (await this.load(specifier, parent)).namespace as Exports;
  }

  /** For the renderer, whatever the realm asks for. */
  require(parent: string, name: string): string {
    const file = createRequire(parent).resolve(name);
    if (!renderer.some((folder) => file.startsWith(folder))) throw new Error(`Cannot find '${name}'`);
    return this.define(file);
  }

  private define(file: string): string {
    const id = pathToFileURL(file).href;
    const source = `(function (exports, require, module, process, setImmediate, Buffer) {${textOf(file)}\n})`;
    this.inside?.define(id, new vm.Script(source, { filename: file }).runInContext(this.context));
    return id;
  }

  private async load(specifier: string, parent: string): Promise<vm.Module> {
    const module = this.moduleOf(specifier, parent);
    if (module.status === 'unlinked') await module.link((name, { identifier }) => this.moduleOf(name, identifier));
    await module.evaluate();
    return module;
  }

  private moduleOf(specifier: string, parent: string): vm.Module {
    const url = this.resolve(specifier, parent);
    const known = this.modules.get(url);
    if (known) return known;
    const module = this.create(url);
    this.modules.set(url, module);
    return module;
  }

  private create(url: string): vm.Module {
    const options = { context: this.context, identifier: url };
    const standIn = url.startsWith('node:') ? this.inside?.nodeModules[url] : undefined;
    if (standIn) return synthetic(standIn, options);
    const file = fileURLToPath(url);
    if (isCommonJs(file)) {
      const exports = this.inside?.requireModule(this.define(file), mode) ?? {};
      return synthetic({ ...exports, default: exports }, options);
    }
    return new vm.SourceTextModule(textOf(file), {
      ...options,
      importModuleDynamically: (name, { identifier }) => this.loadLater(name, identifier),
    });
  }

  private async loadLater(specifier: string, parent: string): Promise<vm.Module> {
    try {
      return await this.load(specifier, parent);
    } catch (cause) {
      throw cause instanceof Error && this.inside ? this.inside.makeError(cause.message) : cause;
    }
  }

  private resolve(specifier: string, parent: string): string {
    const folder = Object.values(this.bundles).find((bundle) => parent.startsWith(serverOf(bundle)));
    if (folder !== undefined) return resolveFrom(specifier, parent, serverOf(folder));
    const [, name] = /^bundle:(.*)/.exec(specifier) ?? [];
    if (name !== undefined) return resolveFrom('./index.mjs', serverOf(this.bundles[name] ?? ''), '');
    return import.meta.resolve(specifier, parent);
  }
}

const texts = new Map<string, string>(Object.entries(globalThis.scripts ?? {}));
globalThis.scripts = undefined;

function textOf(file: string): string {
  const url = pathToFileURL(file).href;
  const text = texts.get(url) ?? readText(file);
  texts.set(url, text);
  return text;
}

function readText(file: string): string {
  const source = readFileSync(file, 'utf8');
  return extname(file) === '.ts' ? stripTypeScriptTypes(source) : source;
}

const mode = process.env.NODE_ENV ?? 'production';

const renderer = ['react', 'react-dom', 'scheduler'].map((name) =>
  fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`))),
);

const serverOf = (folder: string): string => `${pathToFileURL(join(realpathSync(folder), 'server')).href}/`;

function resolveFrom(specifier: string, parent: string, folder: string): string {
  if (nodeModules.has(specifier)) return specifier;
  if (shared.has(specifier)) return import.meta.resolve(specifier);
  const url = /^\.\.?\//.test(specifier) ? new URL(specifier, parent).href : '';
  if (url.startsWith(folder) && isServerFile(fileURLToPath(url)) && isWhatItIs(url)) return url;
  throw new Error(`Cannot find '${specifier}': pages have their own files and the shared modules, nothing else`);
}

/** No link to another one. */
function isWhatItIs(url: string): boolean {
  const file = fileURLToPath(url);
  return existsSync(file) && realpathSync(file) === file;
}

function isCommonJs(file: string): boolean {
  if (/\.(?:mjs|mts|ts)$/.test(file)) return false;
  return file.endsWith('.cjs') || typeOf(dirname(file)) !== 'module';
}

function typeOf(folder: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type;
  } catch {
    return dirname(folder) === folder ? undefined : typeOf(dirname(folder));
  }
}

function synthetic(exports: Record<string, unknown>, options: { context: vm.Context; identifier: string }): vm.Module {
  const module = new vm.SyntheticModule(
    Object.keys(exports),
    () => {
      for (const [name, value] of Object.entries(exports)) module.setExport(name, value);
    },
    options,
  );
  return module;
}

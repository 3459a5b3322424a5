import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaChunk, AreaDescription, ReleaseFile, ShellDescription } from '@agile-languages/shared/registry';
import type { Built, Chunks } from '../build/read-stats.ts';
import { sourceNames } from '../build/sources.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { notLoaded } from '../sandbox/server-bundle.ts';
import type { BundleContents, ShellContents } from './bundle-contents.ts';
import { checkName, readDeclaration } from './declaration.ts';
import { integrityOf, type Unsealed } from './seal-release.ts';

const firstFonts = [/^besley-latin-wght-normal-basic\./, /^atkinson-hyperlegible-next-latin-wght-normal-basic\./];

export async function describeShell(
  directory: string,
  build: string,
  { chunks, provides }: Built,
): Promise<Unsealed<ShellDescription>> {
  const fileOf = (chunk: string, end: string) => chunks.get(chunk)?.find((file) => file.endsWith(end));
  const [script, style, federation] = [fileOf('main', '.js'), fileOf('main', '.css'), fileOf('federation', '.js')];
  if (!script || !style || !federation) throw new Error('The shell has no main script, no style or no federation.');
  const fonts = await readdir(join(directory, 'browser/fonts')).catch(() => []);
  const contents = await readShellContents(directory);
  return {
    build,
    chunks: await describeChunks('shell', directory, contents, contents, chunks),
    main: await describeFile(directory, script),
    style: await describeFile(directory, style),
    federation: await describeFile(directory, federation),
    fonts: fonts.filter((font) => firstFonts.some((pattern) => pattern.test(font))).map((font) => `fonts/${font}`),
    homeSections: contents.homeSections,
    slots: contents.slots,
    provides,
  };
}

export async function describeArea(
  directory: string,
  name: string,
  build: string,
  { chunks, needs }: Built,
): Promise<Unsealed<AreaDescription>> {
  const declaration = await readDeclaration(directory, name);
  if (declaration.contract !== contractVersion)
    throw new UserError(
      `area.json of ${name}: contract is ${declaration.contract}, the build is for ${contractVersion}. Nothing has changed.`,
    );
  checkName(name, sourceNames());
  const contents = await readContents(name, directory);
  return {
    contract: declaration.contract,
    build,
    entry: await onlyFile(directory, /^remoteEntry\./),
    routes: declaration.routes,
    sections: declaration.sections,
    ...(declaration.owner && { owner: declaration.owner }),
    ...(declaration.contact && { contact: declaration.contact }),
    chunks: await describeChunks(name, directory, declaration, contents, chunks),
    needs,
  };
}

async function onlyFile(directory: string, pattern: RegExp): Promise<ReleaseFile> {
  const files = await readdir(join(directory, 'browser'));
  const name = files.find((file) => pattern.test(file));
  if (!name) throw new Error(`The build has no file like ${pattern}.`);
  return describeFile(directory, name);
}

async function describeChunks(
  name: string,
  directory: string,
  declared: { routes: object; sections: object },
  offered: BundleContents,
  chunks: Chunks,
): Promise<AreaDescription['chunks']> {
  const chunkOf = async (kind: 'routes' | 'sections', key: string): Promise<AreaChunk> => {
    const load = offered[kind][key];
    if (!load) throw new UserError(`Area ${name} declares ${key} in ${kind} but does not offer it.`);
    const chunk = /\.e\((?:\/\*.*?\*\/ )?"([^"]+)"\)/.exec(load)?.[1];
    const files = chunk ? chunks.get(chunk) : undefined;
    const script = files?.find((file) => file.endsWith('.js'));
    if (!chunk || !files || !script) throw new UserError(`Area ${name}: ${key} is not a lazy import.`);
    const style = files.find((file) => file.endsWith('.css'));
    return {
      chunk,
      script: await describeFile(directory, script),
      ...(style && { style: await describeFile(directory, style) }),
    };
  };
  const all = async (kind: 'routes' | 'sections') =>
    Object.fromEntries(
      await Promise.all(Object.keys(declared[kind]).map(async (key) => [key, await chunkOf(kind, key)] as const)),
    );
  return { routes: await all('routes'), sections: await all('sections') };
}

async function describeFile(directory: string, name: string): Promise<ReleaseFile> {
  return { name, integrity: integrityOf(await readFile(join(directory, 'browser', name))) };
}

const module = new URL(`./bundle-contents${extname(import.meta.filename)}`, import.meta.url).href;

const readContents = (name: string, directory: string): Promise<BundleContents> =>
  inSandbox(name, directory, (call) => call(name, 'contentsOfArea', `the bundle of ${name}`, name));

const readShellContents = (directory: string): Promise<ShellContents> =>
  inSandbox('shell', directory, (call) => call('shell', 'contentsOfShell', 'the bundle of the shell'));

type Call = ReturnType<typeof openSandbox>['call'];

async function inSandbox<Result>(
  name: string,
  directory: string,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const { call, close } = openSandbox({ module, bundles: { [name]: directory } });
  try {
    return await work(call);
  } catch (cause) {
    throw notLoaded(cause, name);
  } finally {
    close();
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaContents, AreaDeclaration } from '@agile-languages/shared/contract';
import type { AreaChunk, AreaDescription, ReleaseFile, ShellDescription } from '@agile-languages/shared/registry';
import type { Chunks } from '../build/build.ts';
import { areaNames, Refusal } from '../places.ts';
import { importBundle } from './server-bundle.ts';

const firstFonts = [/^besley-latin-wght-normal\./, /^atkinson-hyperlegible-next-latin-wght-normal\./];

export async function describeShell(
  directory: string,
  release: string,
  build: string,
  chunks: Chunks,
): Promise<ShellDescription> {
  const files = chunks.get('main') ?? [];
  const [script, style] = [files.find((file) => file.endsWith('.js')), files.find((file) => file.endsWith('.css'))];
  if (!script || !style) throw new Error('The shell has no main script or no style.');
  const fonts = await readdir(join(directory, 'browser/fonts')).catch(() => []);
  const { pages } = await importBundle<{ pages: AreaContents }>(directory);
  return {
    release,
    build,
    base: `/areas/shell/${release}/browser/`,
    chunks: await chunksOf('shell', directory, pages, pages, chunks),
    main: await describeFile(directory, script),
    style: await describeFile(directory, style),
    fonts: fonts.filter((font) => firstFonts.some((pattern) => pattern.test(font))).map((font) => `fonts/${font}`),
  };
}

/** Checks a built area against its declaration and says which files each of its pages and sections needs. */
export async function describeArea(
  directory: string,
  name: string,
  release: string,
  build: string,
  chunks: Chunks,
): Promise<AreaDescription> {
  const declaration: AreaDeclaration = JSON.parse(await readFile(join(directory, 'area.json'), 'utf8'));
  checkName(name, declaration.name);
  const { area } = await importBundle<{ area: AreaContents }>(directory);
  const described = await chunksOf(name, directory, declaration, area, chunks);
  const entry = await onlyFile(directory, /^remoteEntry\./);
  return {
    release,
    contract: declaration.contract,
    build,
    base: `/areas/${name}/${release}/browser/`,
    entry,
    routes: declaration.routes,
    chunks: described,
  };
}

/** Which files each declared page and section needs. The server bundle names the chunk of each lazy import. */
async function chunksOf(
  name: string,
  directory: string,
  declared: { routes: object; sections: object },
  offered: AreaContents,
  chunks: Chunks,
): Promise<AreaDescription['chunks']> {
  const chunkOf = async (kind: 'routes' | 'sections', key: string): Promise<AreaChunk> => {
    const load = offered[kind][key];
    if (!load) throw new Refusal(`Area ${name} declares ${key} in ${kind} but does not offer it.`);
    const chunk = /\.e\((?:\/\*.*?\*\/ )?"([^"]+)"\)/.exec(load.toString())?.[1];
    const files = chunk ? chunks.get(chunk) : undefined;
    const script = files?.find((file) => file.endsWith('.js'));
    if (!chunk || !files || !script) throw new Error(`Area ${name}: ${key} is not a lazy import.`);
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

function checkName(name: string, declared: string): void {
  if (declared !== name) throw new Refusal(`Area ${name} calls itself ${declared} in its area.json.`);
  const twin = areaNames.find((other) => other !== name && (other.startsWith(name) || name.startsWith(other)));
  if (twin) throw new Refusal(`Area ${name} cannot stand beside ${twin}: one name is the prefix of the other.`);
}

async function onlyFile(directory: string, pattern: RegExp): Promise<ReleaseFile> {
  const files = await readdir(join(directory, 'browser'));
  const name = files.find((file) => pattern.test(file));
  if (!name) throw new Error(`The build has no file like ${pattern}.`);
  return describeFile(directory, name);
}

async function describeFile(directory: string, name: string): Promise<ReleaseFile> {
  const bytes = await readFile(join(directory, 'browser', name));
  return { name, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}

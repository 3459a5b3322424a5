import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaContents, AreaDeclaration } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription, ReleaseFile, ShellDescription, ShellModule } from '@agile-languages/shared/registry';
import type { Chunks } from '../build/build.ts';
import { sourceNames } from '../build/source-names.ts';
import { checkName } from './check-name.ts';
import { describeChunks } from './describe-chunks.ts';
import { describeFile } from './describe-file.ts';
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
  const { shell } = await importBundle<{ shell: ShellModule }>(directory);
  return {
    release,
    build,
    base: `/areas/shell/${release}/browser/`,
    chunks: await describeChunks('shell', directory, shell.pages, shell.pages, chunks),
    main: await describeFile(directory, script),
    style: await describeFile(directory, style),
    fonts: fonts.filter((font) => firstFonts.some((pattern) => pattern.test(font))).map((font) => `fonts/${font}`),
  };
}

/** Checks a built area against its declaration and lists the files that each of its pages and sections needs. */
export async function describeArea(
  directory: string,
  name: string,
  release: string,
  build: string,
  chunks: Chunks,
): Promise<AreaDescription> {
  const declaration: AreaDeclaration = JSON.parse(await readFile(join(directory, 'area.json'), 'utf8'));
  if (declaration.name !== name) throw new UserError(`Area ${name} calls itself ${declaration.name} in its area.json.`);
  checkName(name, sourceNames());
  const { area } = await importBundle<{ area: AreaContents }>(directory);
  const described = await describeChunks(name, directory, declaration, area, chunks);
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

async function onlyFile(directory: string, pattern: RegExp): Promise<ReleaseFile> {
  const files = await readdir(join(directory, 'browser'));
  const name = files.find((file) => pattern.test(file));
  if (!name) throw new Error(`The build has no file like ${pattern}.`);
  return describeFile(directory, name);
}

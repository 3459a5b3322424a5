import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import type { AreaDescription, ReleaseFile, ShellDescription } from '@agile-languages/shared/registry';
import type { Built } from '../build/read-stats.ts';
import { sourceNames } from '../build/source-names.ts';
import { checkName } from './check-name.ts';
import { describeChunks } from './describe-chunks.ts';
import { describeFile } from './describe-file.ts';
import { readContents, readShellContents } from './read-contents.ts';
import { readDeclaration } from './read-declaration.ts';
import type { Unsealed } from './seal-release.ts';

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

/** Checks a built area against its declaration and lists the files that each of its pages and sections needs. */
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

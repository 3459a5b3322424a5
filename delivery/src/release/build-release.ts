import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { build } from '../build/build.ts';
import type { Built } from '../build/read-stats.ts';
import { buildIdOf } from '../build/sources.ts';
import { workspaceOf } from '../paths.ts';
import { jsonText } from '../store/json.ts';
import { billFile, billOfMaterials } from './bill-of-materials.ts';
import { readDeclaration } from './declaration.ts';
import { describeArea, describeShell } from './describe-release.ts';
import { descriptionFile, integrityOfFiles, sealRelease } from './seal-release.ts';

export async function buildRelease(
  directory: string,
  name: string,
  inputs: string,
): Promise<AreaDescription | ShellDescription> {
  await mkdir(directory, { recursive: true });
  const id = buildIdOf(name, inputs);
  const description = await (name === 'shell' ? shellInto(directory, id) : areaInto(directory, name, id));
  await writeJson(join(directory, descriptionFile), description);
  return description;
}

async function shellInto(directory: string, id: string): Promise<ShellDescription> {
  const built = await build('shell', directory, id);
  const version = await billInto(directory, 'shell', built);
  const description = { version, ...(await describeShell(directory, id, built)) };
  return sealRelease<ShellDescription>('shell', description, await integrityOfFiles(directory));
}

async function areaInto(directory: string, name: string, id: string): Promise<AreaDescription> {
  await readDeclaration(workspaceOf(name), name);
  const built = await build(name, directory, id);
  await copyFile(join(workspaceOf(name), 'area.json'), join(directory, 'area.json'));
  const version = await billInto(directory, name, built);
  const description = { version, ...(await describeArea(directory, name, id, built)) };
  return sealRelease<AreaDescription>(name, description, await integrityOfFiles(directory));
}

async function billInto(directory: string, workspace: string, { packages }: Built): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(workspaceOf(workspace), 'package.json'), 'utf8'));
  await writeJson(join(directory, billFile), await billOfMaterials({ name, version }, packages));
  return version;
}

const writeJson = (file: string, value: unknown) => writeFile(file, jsonText(value));

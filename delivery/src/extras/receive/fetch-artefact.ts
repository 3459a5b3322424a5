import { join, resolve } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { sourceNames } from '../../build/sources.ts';
import { nameAmong, userFolder } from '../../commands/arguments.ts';
import { step } from '../../output.ts';
import { inTemporaryFolder, runNpm } from '../../processes.ts';
import { parseJson } from '../../store/json.ts';

export const isArtefact = (name = ''): boolean => name.endsWith('.tgz') || isPackage(name);

export const withArtefact = (name: string | undefined, work: (file: string) => Promise<void>): Promise<void> =>
  inTemporaryFolder(async (folder) => work(await fileOf(name, folder)));

async function fileOf(wanted: string | undefined, folder: string): Promise<string> {
  if (wanted?.endsWith('.tgz')) return resolve(userFolder(), wanted);
  if (wanted && isPackage(wanted)) return step(`fetch ${wanted}`, () => fetchArtefact(wanted, folder));
  const name = nameAmong(sourceNames(), wanted);
  const { packRelease } = await import('./pack-release.ts');
  const { file } = await step(
    `pack ${name}`,
    () => packRelease(name, () => join(folder, `${name}.tgz`)),
    ({ description }) => description.release,
  );
  return file;
}

const isPackage = (text: string): boolean => /^(?:@[\w.-]+\/)?\w[\w.-]*@\w[\w.-]*$/.test(text);

/**
 * `npm pack` checks integrity, runs no script, and knows the machine's registries and credentials. A bare name is an
 * area of this project.
 */
export async function fetchArtefact(spec: string, folder: string): Promise<string> {
  const args = ['pack', fullName(spec), '--json', '--ignore-scripts', '--pack-destination', folder];
  const stdout = await runNpm(args, folder).catch((cause) => {
    if (cause instanceof UserError) throw cause;
    const reason = reasonIn(String(cause.stderr ?? cause.message));
    throw new UserError(`${fullName(spec)} cannot be fetched${reason ? `: ${reason}` : '.'}`);
  });
  const [packed] = (parseJson(stdout) ?? []) as { filename: string }[];
  if (!packed) throw new UserError(`${fullName(spec)} cannot be fetched: npm names no file.`);
  return join(folder, packed.filename);
}

/** The first line of npm that is a sentence, else its code. */
export function reasonIn(text: string): string | undefined {
  const said = [...text.matchAll(/^npm error (.+)/gm)].map(([, line = '']) => line);
  const sentence = said.find((line) => !/^(?:code|syscall|errno|path|dest|file) /.test(line));
  return sentence?.replace(/^(?:\d+|network|notarget) +/, '') ?? said[0];
}

function fullName(spec: string): string {
  if (spec.startsWith('@')) return spec;
  return `@agile-languages/${spec.startsWith('shell@') ? '' : 'mf-'}${spec}`;
}

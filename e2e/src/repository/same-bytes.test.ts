/** @module-tag all */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../places.ts';
import { run } from '../run.ts';

const workspaces = ['shared', 'delivery', 'mf-assessment', 'mf-enrolment'];

const script = `
  import { join } from 'node:path';
  import { runBuild } from './delivery/src/build/build.ts';
  import { commonConfigs } from './shared/build/embed/common-configs.ts';
  import { viewConfigs } from './shared/build/embed/view-configs.ts';
  const [, out] = process.argv;
  const built = [await runBuild('embed', commonConfigs(out))];
  for (const area of ['assessment', 'enrolment'])
    built.push(await runBuild(area, viewConfigs(join(process.cwd(), 'mf-' + area), area, out)));
  console.log(JSON.stringify(built.flatMap(({ packages }) => packages)));`;

test('elements for partners, built from the same sources in two folders with packages of their own: the same bytes', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'same-bytes-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const copy = join(folder, 'deeper than', 'the first');

  const first = await buildIn(root, join(folder, 'first'));
  await copyCheckout(copy, first.packages);
  const second = await buildIn(copy, join(folder, 'second'));

  expect(first.packages.length).toBeGreaterThan(0);
  expect(second.packages.map((name) => relative(copy, name))).toEqual(
    first.packages.map((name) => relative(root, name)),
  );
  expect(Object.keys(first.hashes)).toEqual(expect.arrayContaining(['assessment.js', 'enrolment.js', 'loader.js']));
  expect(second.hashes).toEqual(first.hashes);
}, 300_000);

async function buildIn(checkout: string, out: string) {
  const args = ['--input-type=module', '--eval', script, out];
  const { code, output, stdout } = await run(process.execPath, args, { cwd: checkout });
  expect(code, output).toBe(0);
  const names = (await readdir(out)).sort();
  const hashes = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(join(out, name)))
      .digest('hex'),
  ]);
  return { packages: [...new Set<string>(JSON.parse(stdout))], hashes: Object.fromEntries(await Promise.all(hashes)) };
}

/** @param packages of which the elements have code: copied, and not linked like the tools of the build */
async function copyCheckout(to: string, packages: readonly string[]): Promise<void> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...workspaces, 'package.json'];
  const { stdout } = await run('git', listing);
  for (const file of stdout.split('\0').filter((path) => path && existsSync(join(root, path))))
    await cp(join(root, file), join(to, file));
  const from = join(root, 'node_modules');
  const copied = new Set(packages.map((name) => packageIn(relative(from, name))));
  for (const name of await installedIn(from)) {
    const target = join(to, 'node_modules', name);
    await mkdir(dirname(target), { recursive: true });
    if (copied.has(name)) await cp(join(from, name), target, { recursive: true });
    else await symlink(join(from, name), target, 'junction');
  }
  await mkdir(join(to, 'node_modules/@agile-languages'));
  for (const name of workspaces)
    await symlink(join(to, name), join(to, 'node_modules/@agile-languages', name), 'junction');
}

async function installedIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && name !== '@agile-languages');
  const scoped = names.filter((name) => name.startsWith('@'));
  const inScopes = scoped.map(async (scope) => (await readdir(join(folder, scope))).map((name) => join(scope, name)));
  return [...names.filter((name) => !name.startsWith('@')), ...(await Promise.all(inScopes)).flat()];
}

const packageIn = (path: string) =>
  path
    .split(sep)
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join(sep);

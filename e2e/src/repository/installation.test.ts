/** @module-tag all */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startOwnPostgres } from '@agile-languages/api/testing';
import { freePort } from '@agile-languages/api/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { cache, root } from '../places.ts';
import { run } from '../run.ts';
import { addSentence } from '../site/change-area.ts';
import { createNginx, hasNginx } from '../site/own-nginx.ts';

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const host = 'languages.example';
const sentence = 'Test sentence of a new version.';
const patient = 600_000;
/** Of the night, unless it has not come yet, and before a new version. */
const backup = /^(?:backup|before)-[\d-]+\.sqlite$/;

/** They change the machine itself, or only look at it; what root does is tried by a test of delivery. */
const notRun = /^(apt-get|adduser|chown|journalctl|systemctl daemon-reload)\b/;
const hasPostgres = spawnSync('createuser', ['--version']).status === 0;

test.skipIf(process.platform !== 'linux')(
  'chapters on installation, on a new version and on restoring: each command as it stands, from an empty folder',
  async () => {
    const machine = await createMachine();
    const { ask, carryOut } = machine;
    await carryOut('## First installation');
    expect(machine.said()).toMatch(/^https:\/\/languages\.example\/desk\/welcome#[\w-]{22}$/m);
    expect(await ask('/')).toMatchObject({ status: 200, html: expect.stringContaining('Agile Languages') });
    expect(await ask('/desk')).toMatchObject({ status: 200 });
    if (hasNginx)
      expect(await machine.askPlainly('/desk')).toMatchObject({ status: 301, location: `https://${host}/desk` });

    expect(machine.readMail('Subject: Thank you\n\nSee you')).toEqual([1, expect.stringMatching(/^This is no report/)]);

    await addSentence(machine.origin, 'assessment', './needs/needs.page.tsx', sentence);
    await commit(machine.origin);
    await carryOut('## A new version');
    expect((await ask('/my-needs')).html).toContain(sentence);

    await carryOut('## Backup and restore');
    expect(machine.said()).toContain('Restored ');
    expect((await ask('/my-needs')).html).toContain(sentence);
    const backups = readdirSync(join(machine.folder, 'backups'));
    expect(backups.filter((name) => !backup.test(name))).toEqual([]);
    expect(backups.filter((name) => name.startsWith('before-'))).toHaveLength(1);
  },
  patient,
);

async function createMachine() {
  mkdirSync(cache, { recursive: true });
  const parent = mkdtempSync(join(cache, 'installation-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }), patient);
  const [origin, folder] = [join(parent, 'origin'), join(parent, 'agile-languages')];
  await createOrigin(origin);
  const port = await freePort();
  const postgres = hasPostgres ? await startOwnPostgres() : undefined;
  onTestFinished(() => postgres?.stop(), patient);
  const server = postgres && new URL(postgres.url);
  const nginx = hasNginx ? await createNginx(parent, host) : undefined;
  onTestFinished(() => nginx?.stop(), patient);
  const env = {
    ...plainMachine(),
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `url.${origin}.insteadOf` },
    GIT_CONFIG_VALUE_0: 'https://git.example/agile-languages.git',
    ...(server && { PGHOST: server.hostname, PGPORT: server.port, PGUSER: 'postgres', PGPASSWORD: server.password }),
  };
  const here = (line: string) =>
    (nginx?.here(line) ?? line)
      .replace(/^sudo -u \w+ /, '')
      .replaceAll(/\/(?:srv|etc|etc\/systemd\/system|etc\/nginx\/conf\.d)\/(agile-languages)/g, join(parent, '$1'))
      .replace('PORT=3000', `PORT=${port}\nRELEASE_BROWSER=off`)
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace('localhost:5432', server?.host ?? '')
      .replace('/usr/bin/npm', 'npm')
      .replace('backup-2026-11-22.sqlite', () => newestBackup(join(folder, 'backups')));
  const unit = createUnit(join(parent, 'agile-languages.service'), env);
  onTestFinished(() => unit.stop(), patient);
  let cwd = parent;
  let said = '';

  async function carryOut(heading: string): Promise<void> {
    for (const block of blocksOf(heading)) {
      const [, file] = /^# (\/\S+)\n/.exec(block) ?? [];
      if (file && !isMeant(file)) continue;
      if (file) writeFileSync(here(file), block.split('\n').filter(isMeant).map(here).join('\n'));
      else for (const line of block.trimEnd().split('\n').filter(isMeant)) await carryOutLine(here(line));
    }
  }

  async function carryOutLine(line: string): Promise<void> {
    const [, verb] = /^systemctl (enable --now|start|stop|restart) agile-languages$/.exec(line) ?? [];
    if (notRun.test(line)) return;
    if (line.startsWith('certbot ')) return nginx?.certify();
    if (line === 'systemctl reload nginx') return nginx?.reload();
    if (verb) {
      if (verb === 'stop' || verb === 'restart') await unit.stop();
      if (verb !== 'stop') await unit.start();
    } else if (line.startsWith('cd ')) cwd = line.slice('cd '.length);
    else said += await shell(line, cwd, env);
  }

  /** As Postfix does by the alias of the book. */
  function readMail(message: string): [number | null, string] {
    const [, command = ''] = /^no-reply: "\|(.*)"$/m.exec(operations) ?? [];
    const { status, stderr } = spawnSync('sh', ['-c', here(command)], { env, input: message, encoding: 'utf8' });
    return [status, stderr];
  }

  const ask = (path: string) => answerOf(nginx ? secureRequest : request, nginx?.port ?? port, path);
  const askPlainly = (path: string) => answerOf(request, nginx?.plainPort ?? 0, path);
  return { origin, folder, carryOut, readMail, said: () => said, ask, askPlainly };
}

/** Without PostgreSQL, as the chapter allows, and without nginx. */
const isMeant = (line: string): boolean => (hasPostgres || !/postgres/.test(line)) && (hasNginx || !/nginx/.test(line));

/** The blocks of a chapter that are commands or files. */
function blocksOf(heading: string): string[] {
  const [, chapter = ''] = new RegExp(`^${heading}\\n(.*?)^## `, 'ms').exec(operations) ?? [];
  const blocks = [...chapter.matchAll(/^( *)```(?:sh|ini|nginx)\n(.*?)^ *```$/gms)].map(([, indent = '', body = '']) =>
    body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect([heading, blocks.length > 0]).toEqual([heading, true]);
  return blocks;
}

async function createOrigin(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const name of stdout.split('\0').filter((path) => path && existsSync(join(root, path))))
    cpSync(join(root, name), join(folder, name));
  await run('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  await commit(folder);
}

async function commit(folder: string): Promise<void> {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await run('git', ['add', '--all'], { cwd: folder });
  const { code, output } = await run('git', [...author, 'commit', '--quiet', '--message', 'Test'], { cwd: folder });
  expect([code, output]).toEqual([0, '']);
}

/** Without what npm and the tests have set, and without the packages of this checkout. */
function plainMachine(): NodeJS.ProcessEnv {
  const { PATH = '', HOME, LANG } = process.env;
  const path = PATH.split(delimiter).filter((place) => !place.includes('node_modules'));
  return { PATH: path.join(delimiter), HOME, LANG, NO_COLOR: '1', npm_config_prefer_offline: 'true' };
}

/** Without a terminal `createuser` reads the new password from its input. */
async function shell(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('sh', ['-euc', line], { cwd, env, detached: true });
  child.stdin.end(line.startsWith('createuser ') ? 'secret\nsecret\n' : undefined);
  const [[code], out, err] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  expect([line, code, out + err]).toEqual([line, 0, expect.any(String)]);
  return out;
}

/** What systemd would do with it. */
function createUnit(file: string, env: NodeJS.ProcessEnv) {
  let child: ChildProcess | undefined;
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];

  async function start(): Promise<void> {
    const line = `set -a; . ${settingOf('EnvironmentFile')}; cd ${settingOf('WorkingDirectory')}; exec ${settingOf('ExecStart')}`;
    const started = spawn('sh', ['-euc', line], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    let log = '';
    started.stdout.setEncoding('utf8').on('data', (part: string) => (log += part));
    await expect.poll(() => log, { timeout: 120_000 }).toContain(`The site is at https://${host}`);
  }

  /** As systemd does, for every process of the unit. */
  async function stop(): Promise<void> {
    const group = -(child?.pid ?? 0);
    child = undefined;
    if (group !== 0 && sends(group, 'SIGTERM')) await expect.poll(() => sends(group, 0)).toBe(false);
  }

  return { start, stop };
}

function sends(group: number, signal: 'SIGTERM' | 0): boolean {
  try {
    return process.kill(group, signal);
  } catch {
    return false;
  }
}

const newestBackup = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => backup.test(name))
    .sort()
    .at(-1) ?? '';

const answerOf = (send: typeof request | typeof secureRequest, port: number, path: string) =>
  new Promise<{ status?: number; location?: string; html: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host }, servername: host, rejectUnauthorized: false };
    send(options, async (answer) =>
      resolve({ status: answer.statusCode, location: answer.headers.location, html: await text(answer) }),
    )
      .on('error', reject)
      .end();
  });

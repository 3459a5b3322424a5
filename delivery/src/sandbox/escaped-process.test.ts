import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inNamespace } from './namespace.ts';
import { confined, environment } from './start-process.ts';

const inParts = ([file, ...args]: [string, ...string[]]) => [file, args] as const;

const hole = `
const { disarm } = await import(process.argv[2]);
const given = JSON.parse(process.argv[3]);
const nothing = {};
const [fs, net, children, threads, inspector] = await Promise.all(
  ['fs', 'net', 'child_process', 'worker_threads', 'inspector'].map((name) => import('node:' + name).catch(() => nothing)),
);
const kept = process;
disarm();
const attempts = {
  'reads the store': () => fs.readFileSync(given.secret, 'utf8'),
  'reads a file of the machine': () => fs.readFileSync('/etc/hostname', 'utf8'),
  'lists the folder of the store': () => fs.readdirSync(given.folder).join(),
  'writes a file': () => fs.writeFileSync(given.folder + '/new', '1') ?? 'written',
  'writes beside the code': () => fs.writeFileSync(given.own + '/new', '1') ?? 'written',
  'makes a link': () => fs.symlinkSync(given.secret, given.own + '/link') ?? 'linked',
  'opens the database': async () => new (await import('node:sqlite')).DatabaseSync(given.database).prepare('select * from secrets').all(),
  'makes a database': async () => new (await import('node:sqlite')).DatabaseSync(given.folder + '/made.db'),
  'asks for a module': () => kept.getBuiltinModule('node:sqlite'),
  'asks for a binding': () => kept.binding('fs'),
  'loads an addon': () => kept.dlopen({ exports: {} }, given.addon),
  'ends the site': () => kept.kill(given.pid, 'SIGKILL'),
  'ends what started it': () => kept.kill(kept.ppid, 'SIGKILL'),
  'starts a process': () => children.execSync('echo started').toString(),
  'starts a thread': () => new threads.Worker('1', { eval: true }) && 'started',
  'opens the inspector': () => inspector.open(0) ?? 'open',
  'connects': () => new Promise((ok, no) => net.connect(given.port, '127.0.0.1').on('error', no).on('connect', () => ok('connected'))),
  'sees a variable': () => kept.env.DATABASE_URL,
  'makes code': () => Function('return 1')(),
  'changes what all use': () => { Array.prototype.map = () => 'mine'; return [1].map(() => 2); },
};
const got = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try { got[name] = await attempt(); } catch (cause) { got[name] = undefined; }
}
console.log(JSON.stringify(got));
kept.exit();
`;

const hasNamespaces =
  process.platform === 'linux' &&
  spawnSync(...inParts(inNamespace(['true'], [], 256, '/none')), { env: environment() }).status === 0;

test.runIf(hasNamespaces)('what is installed below folders of the system: not seen, but for its code', async () => {
  const system = await mkdtemp(join(tmpdir(), 'system-'));
  onTestFinished(() => rm(system, { recursive: true }));
  for (const folder of ['app/src', 'app/data', 'other'])
    await mkdir(join(system, folder), { recursive: true }).then(() => writeFile(join(system, folder, 'file'), folder));
  await writeFile(join(system, 'app/package.json'), '{}');
  const app = join(system, 'app');
  const list = ['sh', '-c', `find ${system} -type f | sort; ls /usr /usr/local; cat ${app}/src/file`];

  const command = inNamespace(list, [system, join(app, 'src'), join(app, 'package.json')], 256, app);
  const { stdout } = spawnSync(...inParts(command), { env: environment(), encoding: 'utf8' });

  const lines = stdout.split('\n');
  expect(lines.slice(0, 3)).toEqual(
    ['app/package.json', 'app/src/file', 'other/file'].map((file) => join(system, file)),
  );
  expect(lines.at(-1)).toBe('app/src');
  for (const folder of ['src', 'include', 'libexec']) expect(lines).not.toContain(folder);
});

test.each([
  ...(hasNamespaces ? [['in namespaces of its own', true] as const] : []),
  ['where the system has none', false] as const,
])('process that code got out into, %s: reads, writes, ends and reaches nothing', async (_, isAlone) => {
  vi.stubEnv('DATABASE_URL', 'secret');
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const own = await mkdtemp(join(tmpdir(), 'own-'));
  await writeFile(join(folder, 'keys.json'), 'secret');
  const database = join(folder, 'members.db');
  new DatabaseSync(database).exec("create table secrets (text); insert into secrets values ('secret')");
  await writeFile(join(own, 'hole.mjs'), hole);
  const before = await readFile(database);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = spawn('sleep', ['60']);
  const given = {
    folder,
    own,
    database,
    secret: join(folder, 'keys.json'),
    pid: site.pid,
    port: (server.address() as AddressInfo).port,
    addon: '/x.node',
  };
  const disarm = join(import.meta.dirname, 'disarm.ts');
  const command = confined(
    [join(own, 'hole.mjs'), disarm, JSON.stringify(given)],
    [own, import.meta.dirname],
    256,
    isAlone,
  );

  const { stdout, stderr, status } = spawnSync(...inParts(command), { env: environment(), encoding: 'utf8' });

  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({});
  expect(await readdir(folder)).toEqual(['keys.json', 'members.db']);
  expect(await readdir(own)).toEqual(['hole.mjs']);
  expect(await readFile(database)).toEqual(before);
  expect(site.exitCode ?? site.signalCode).toBeNull();
  site.kill();
  server.close();
  vi.unstubAllEnvs();
  for (const made of [folder, own]) await rm(made, { recursive: true });
});

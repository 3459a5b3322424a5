import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rulesServer } from './rules-server.ts';

/** Where an exported folder is served. */
interface ExportAddress {
  host: string;
  port: number;
}

/** A server of an exported folder. */
export interface ExportServer {
  name: string;
  /** Whether the machine has it. */
  isInstalled: () => boolean;
  /** Settles once it answers. @returns what ends it */
  start: (target: string, address: ExportAddress) => Promise<() => Promise<void>>;
}

/** For how long a server is waited for, in milliseconds. */
const longest = 4000;

export const exportServers: readonly ExportServer[] = [
  { name: 'a server that follows rules.json', isInstalled: () => true, start: startRules },
  { name: 'nginx', isInstalled: () => answers('nginx', '-v'), start: startNginx },
  { name: 'Caddy', isInstalled: () => answers('caddy', 'version'), start: startCaddy },
];

function answers(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startRules(target: string, { host, port }: ExportAddress): Promise<() => Promise<void>> {
  const server = rulesServer(target).listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}

async function startNginx(target: string, address: ExportAddress): Promise<() => Promise<void>> {
  const isRoot = userInfo().uid === 0;
  const file = join(target, '..', 'test.conf');
  await writeFile(
    file,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid test.pid; error_log test.log;
     events {} http { access_log off; include ${join(target, 'nginx.conf')}; }`,
  );
  return started(spawn('nginx', ['-p', dirname(target), '-e', 'test.log', '-c', file]), address);
}

async function startCaddy(target: string, address: ExportAddress): Promise<() => Promise<void>> {
  const env = { ...process.env, XDG_CONFIG_HOME: dirname(target), XDG_DATA_HOME: dirname(target), CADDY_ADMIN: 'off' };
  const file = join(target, '..', 'Caddyfile');
  await writeFile(file, `{\n  admin off\n}\nimport ${join(target, 'Caddyfile')}\n`);
  return started(spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }), address);
}

async function started(child: ChildProcess, { host, port }: ExportAddress): Promise<() => Promise<void>> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const ended = once(child, 'exit');
  const isThere = async () => (await fetch(`http://${host}:${port}/robots.txt`).catch(() => undefined))?.ok === true;
  const latest = performance.now() + longest;
  while (!(await isThere())) {
    if (child.exitCode !== null || performance.now() > latest) {
      child.kill();
      throw new Error(`The server is not there: ${output}`);
    }
    await setTimeout(50);
  }
  return async () => {
    child.kill();
    await ended;
  };
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@agile-languages/api/testing/free-port';
import { onTestFinished } from 'vitest';
import { root } from '../paths.ts';

export interface SiteProxy {
  name: string;
  isInstalled: boolean;
  start: (sitePort: number) => Promise<number>;
}

export const siteName = 'languages.example';

export const nginx: SiteProxy = { name: 'nginx', isInstalled: answers('nginx', '-v'), start: startNginx };
export const caddy: SiteProxy = { name: 'Caddy', isInstalled: answers('caddy', 'version'), start: startCaddy };

/** In milliseconds. */
const longest = 5000;

function answers(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`This machine has no ${command}: its block in docs/operations.md is not tried.\n`);
    return false;
  }
}

async function startNginx(sitePort: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const block = await blockOf('nginx', [
    [/server 127\.0\.0\.1:3000;/, `server 127.0.0.1:${sitePort};`],
    [/listen 80;/, `listen 127.0.0.1:${await freePort()};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/\n *ssl_certificate \S+;\n *ssl_certificate_key \S+;/, ''],
    [/\/var\/cache\/nginx\/languages/, join(folder, 'cache')],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const user = userInfo().uid === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
     events {} http { access_log off; ${paths.join(' ')} ${block} }`,
  );
  return started(spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file]), port, folder);
}

async function startCaddy(sitePort: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const block = await blockOf('caddyfile', [
    [/^languages\.example \{/, `http://${siteName}:${port} {\n\tbind 127.0.0.1`],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${sitePort}`],
  ]);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${block}`);
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return started(spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }), port, folder);
}

/** As docs/operations.md says, with what belongs to a machine replaced. */
async function blockOf(language: string, replacements: [RegExp, string][]): Promise<string> {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, block = ''] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text) ?? [];
  return replacements.reduce((changed, [pattern, text]) => {
    if (!pattern.test(changed)) throw new Error(`The block for ${language} in docs/operations.md lacks ${pattern}.`);
    return changed.replace(pattern, text);
  }, block);
}

async function started(child: ChildProcess, port: number, folder: string): Promise<number> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const latest = performance.now() + longest;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || performance.now() > latest) throw new Error(`The proxy is not there: ${output}`);
    await setTimeout(20);
  }
  return port;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

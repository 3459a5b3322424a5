import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@agile-languages/api/testing/free-port';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The nginx of this machine with everything in one folder, as it comes with Debian: it includes a file of the site. */
export async function createNginx(folder: string, host: string) {
  const [plainPort, port] = [await freePort(), await freePort()];
  const main = join(folder, 'nginx.conf');
  const [certificates, cache] = [join(folder, 'certificates'), join(folder, 'cache')];
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    main,
    `${userInfo().uid === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
     events {} http { access_log off; ${paths.join(' ')} include ${join(folder, 'agile-languages.conf')}; }`,
  );
  const options = ['-p', folder, '-e', 'stderr', '-c', main];
  let child: ChildProcess | undefined;

  /** What certbot would bring. */
  function certify(): void {
    const live = join(certificates, host);
    mkdirSync(live, { recursive: true });
    const files = ['-keyout', join(live, 'privkey.pem'), '-out', join(live, 'fullchain.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`];
    execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  }

  return {
    port,
    plainPort,
    certify,
    /** A line or part of a file, with the places of this folder. */
    here: (line: string) =>
      line
        .replace(/^nginx /, `nginx ${options.join(' ')} `)
        .replaceAll('/etc/letsencrypt/live', certificates)
        .replaceAll('/var/cache/nginx', cache)
        .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
        .replace('listen 443 ', `listen 127.0.0.1:${port} `),
    reload(): void {
      if (child) child.kill('SIGHUP');
      else child = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
    },
    async stop(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

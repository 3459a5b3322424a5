import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { installFlags, pinnedNode } from '@agile-languages/shared/build/checkout';
import { type RunResult, run } from '../run.ts';

export function runNpm(args: readonly string[], cwd: string): Promise<RunResult> {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [pinnedNode, npm] : ['npm'];
  return run(command, [...first, ...args, ...installFlags], { cwd, limit: 120_000 });
}

export async function startRegistry(name: string, file: string) {
  const tarball = await readFile(file);
  const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
  const description = JSON.parse(stdout);
  const { version }: { version: string } = description;
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const server = createServer(({ url, headers: { host } }, response) => {
    if (url === '/package.tgz') return response.end(tarball);
    if (decodeURIComponent(url ?? '') !== `/${name}`) return response.writeHead(404).end('{}');
    const dist = { tarball: `http://${host}/package.tgz`, integrity };
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...description, dist } } }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    version,
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => server.close(),
  };
}

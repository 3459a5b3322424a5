import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@agile-languages/api/testing/free-port';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { cache, frameworks } from '../places.ts';
import { run } from '../run.ts';
import { serveHosts, writtenSite } from './host-server.ts';
import { runNpm } from './npm.ts';

export interface Framework {
  name: string;
  build: readonly string[];
  served: { folder: string } | { start: readonly string[] };
}

export interface FrameworkSite {
  url: string;
  stop: () => Promise<void>;
}

const limit = 300_000;

export async function startFramework(framework: Framework, site: string, registry: string): Promise<FrameworkSite> {
  const folder = await copyOf(framework.name, site);
  const options = ['--no-save', '--no-package-lock', `--@agile-languages:registry=${registry}`];
  await expectDone(await runNpm(['install', '@agile-languages/embed', ...options], folder));
  await expectDone(await run(pinnedNode, framework.build, { cwd: folder, env: quiet, limit }));
  const { served } = framework;
  if ('folder' in served) return serveHosts(join(folder, served.folder), site, '');
  const port = await freePort();
  const child = spawn(pinnedNode, [...served.start, String(port)], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url, child);
  return { url, stop: () => end(child) };
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };

async function copyOf(name: string, site: string): Promise<string> {
  const from = join(frameworks, name);
  const to = join(cache, 'frameworks', name);
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(to)) if (entry !== 'node_modules') await rm(join(to, entry), { recursive: true });
  await cp(from, to, { recursive: true });
  const sources = (await readdir(from, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { parentPath, name: file } of sources) {
    const target = join(to, parentPath.slice(from.length), file);
    await writeFile(target, (await readFile(target, 'utf8')).replaceAll(writtenSite, site));
  }
  return to;
}

async function expectDone({ code, output }: { code: number | null; output: string }): Promise<void> {
  if (code !== 0) throw new Error(output);
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${url} does not answer.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

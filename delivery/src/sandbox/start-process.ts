import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeFolder, root } from '../paths.ts';
import type { ChildOptions } from './child.ts';
import type { Envelope } from './messages.ts';
import { inNamespace, noNamespace, withinMemory } from './namespace.ts';
import { receiveScripts, scriptsOf } from './scripts.ts';

const childFile = join(import.meta.dirname, `child${extname(import.meta.filename)}`);

const firstOfRealms = [
  new URL(`inside/enter${extname(import.meta.filename)}`, import.meta.url).href,
  import.meta.resolve('@agile-languages/shared/router'),
  import.meta.resolve('@agile-languages/shared/platform'),
];

/** The second wall. */
const permissions = [
  '--permission',
  '--experimental-vm-modules',
  '--experimental-import-meta-resolve',
  '--disallow-code-generation-from-strings',
  '--no-experimental-sqlite',
  '--no-addons',
  '--unhandled-rejections=none',
  '--disable-warning=ExperimentalWarning',
  '--min-semi-space-size=16',
];

export interface OpenedProcess {
  send: (envelope: Envelope) => void;
  kill: () => void;
}

interface Listener {
  onMessage: (said: unknown) => void;
  onEnd: (sentence: string, errors: string) => void;
}

let hasNamespaces = process.platform === 'linux';

/** `memory` in megabytes. Started once more without a namespace where the system has none. */
export function openProcess(options: ChildOptions, memory: number, listener: Listener): OpenedProcess {
  const unheard: Envelope[] = [];
  const start = (isAlone: boolean): ChildProcess => {
    const started = startProcess(options, memory, isAlone);
    let errors = '';
    let isHeard = false;
    const startAgain = () => {
      if (hasNamespaces) console.warn(withoutNamespaces);
      hasNamespaces = false;
      child = start(false);
      for (const envelope of unheard) child.send(envelope, () => {});
    };
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4000);
    });
    started.on('message', (said) => {
      unheard.length = 0;
      isHeard = true;
      listener.onMessage(said);
    });
    started.on('error', (cause) => {
      if (isAlone) startAgain();
      else listener.onEnd(`cannot be run (${cause.message}).`, errors);
    });
    started.on('close', (code) => {
      if (isAlone && code === noNamespace && !isHeard) return startAgain();
      const isFull = /heap out of memory|heap limit/.test(errors);
      if (started.pid)
        listener.onEnd(isFull ? `needs more than ${memory} MB.` : `ended its process (code ${code}).`, errors);
    });
    return started;
  };
  let child = start(hasNamespaces);
  return {
    send: (envelope) => {
      unheard.push(envelope);
      if (child.connected) child.send(envelope, () => {});
    },
    kill: () => child.kill('SIGKILL'),
  };
}

const withoutNamespaces =
  'This system gives no namespaces, so the code of the areas is held by its realm and by the permissions of Node alone.';

function startProcess(options: ChildOptions, memory: number, isAlone: boolean): ChildProcess {
  const folders = [...readableFolders(), ...Object.values(options.bundles), fileURLToPath(options.module)];
  const script = ['--import', receiveScripts, childFile, JSON.stringify(options)];
  const [file, ...args] = confined(script, folders, memory, isAlone);
  const child = spawn(file, args, { env: environment(), stdio: ['pipe', 'ignore', 'pipe', 'ipc'] });
  const scripts = scriptsOf([pathToFileURL(childFile).href, ...firstOfRealms, options.module]);
  child.stdin?.on('error', () => {}).end(JSON.stringify(scripts));
  return child;
}

export const environment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV === 'development' ? 'development' : 'production',
  TZ: 'UTC',
  PATH: '/usr/bin:/usr/sbin:/bin:/sbin',
});

export function confined(
  script: readonly string[],
  folders: readonly string[],
  memory: number,
  isAlone: boolean,
): [file: string, ...args: string[]] {
  const allowed = folders.map((folder) => `--allow-fs-read=${folder}`);
  const heap = `--max-old-space-size=${memory}`;
  const command: [string, ...string[]] = [process.execPath, ...permissions, heap, ...allowed, ...script];
  if (isAlone) return inNamespace(command, [...folders, process.execPath], memory, realpathSync(root));
  return process.platform === 'linux' ? withinMemory(command, memory) : command;
}

function readableFolders(): string[] {
  const folders = [
    join(codeFolder, 'package.json'),
    join(codeFolder, 'shared'),
    join(codeFolder, 'delivery/package.json'),
    join(codeFolder, 'delivery/src'),
    ...packageFolders(root),
  ];
  return folders.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder));
}

function packageFolders(folder: string): string[] {
  const packages = join(folder, 'node_modules');
  const above = dirname(folder) === folder ? [] : packageFolders(dirname(folder));
  return existsSync(packages) ? [packages, ...above] : above;
}

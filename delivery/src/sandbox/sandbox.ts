import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { Refusal } from '../refusal.ts';
import { type FromSandbox, fromSent, type ToSandbox } from './messages.ts';
import { readableFolders } from './readable-folders.ts';

export interface SandboxOptions {
  /** Module whose exports can be called. It runs within the sandbox. */
  module: string;
  /** Folders that the code may read, beside the packages. */
  folders: readonly string[];
  /** Sends a request of the code, as a browser would. Default: every request fails. */
  fetch?: typeof fetch;
  limits?: Partial<SandboxLimits>;
}

export interface SandboxLimits {
  /** Milliseconds that one call may take. Default: 30,000. */
  time: number;
  /** Megabytes of memory. Default: 1024. */
  memory: number;
}

export interface Sandbox {
  /**
   * Calls an export of the module.
   *
   * @param subject what the call is about, for the sentence when it does not end: `/faq`
   * @throws what it throws; {UserError} when it takes too long, needs too much memory or ends the process
   */
  call: <Result>(method: string, subject: string, ...args: readonly unknown[]) => Promise<Result>;
  close: () => void;
}

interface PendingCall {
  subject: string;
  timer: NodeJS.Timeout;
  resolve: (value: never) => void;
  reject: (cause: unknown) => void;
}

/**
 * Starts a process for code of the areas. It has no environment, so no secret of the site; it can read nothing but the
 * given folders, write nothing, and reach nothing but what `fetch` sends for it.
 */
export function openSandbox({ module, folders, fetch: send, limits = {} }: SandboxOptions): Sandbox {
  const { time = 30_000, memory = 1024 } = limits;
  const child = startProcess(module, folders, memory);
  const pending = new Map<number, PendingCall>();
  let last = 0;
  let ended: Error | undefined;
  let errors = '';

  const settle = (id: number) => {
    const call = pending.get(id);
    pending.delete(id);
    clearTimeout(call?.timer);
    return call;
  };
  const end = (sentence: string) => {
    const subjects = [...pending.values()].map(({ subject }) => subject).slice(0, 4);
    ended ??= new Refusal(
      `${sentence} Under way: ${subjects.join(', ')}. Nothing has changed.`,
      errors ? { cause: errors } : {},
    );
    child.kill('SIGKILL');
    for (const id of [...pending.keys()]) settle(id)?.reject(ended);
  };

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  child.on('message', async (message: FromSandbox) => {
    if (message.kind === 'result') settle(message.id)?.resolve(message.value as never);
    else if (message.kind === 'failure') settle(message.id)?.reject(fromSent(message.failure));
    else await answer(child, send, message.url, message.body, message.id);
  });
  child.on('error', (cause) => end(`The code of the pages cannot be run (${cause.message}).`));
  child.on('close', (code) => {
    const isFull = /heap out of memory|heap limit/.test(errors);
    end(
      isFull
        ? `The code of the pages needs more than ${memory} MB.`
        : `The code of the pages ended its process (code ${code}).`,
    );
  });

  return {
    call: (method, subject, ...args) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        last += 1;
        const timer = setTimeout(end, time, `The code of the pages takes longer than ${time / 1000} s.`);
        pending.set(last, { subject, timer, resolve, reject });
        tell(child, { kind: 'call', id: last, method, args });
      }),
    close: () => {
      ended ??= new Error('The sandbox is closed.');
      child.kill('SIGKILL');
    },
  };
}

const startProcess = (module: string, folders: readonly string[], memory: number) =>
  fork(new URL(`./child${extname(import.meta.filename)}`, import.meta.url), [module], {
    env: { NODE_ENV: process.env.NODE_ENV === 'development' ? 'development' : 'production', TZ: 'UTC' },
    execArgv: [
      '--permission',
      `--max-old-space-size=${memory}`,
      ...[...readableFolders(), ...folders].map((folder) => `--allow-fs-read=${folder}`),
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

async function answer(child: ChildProcess, send: typeof fetch | undefined, url: string, body: string, id: number) {
  try {
    if (!send) throw new Error('There is no API.');
    const response = await send(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    tell(child, { kind: 'response', id, status: response.status, text: await response.text() });
  } catch (cause) {
    tell(child, { kind: 'no response', id, reason: cause instanceof Error ? cause.message : String(cause) });
  }
}

function tell(child: ChildProcess, message: ToSandbox): void {
  if (child.connected) child.send(message, () => {});
}

import { ask } from './door.ts';
import { byteLength, TextDecoder, TextEncoder } from './text.ts';
import { setImmediate } from './timers.ts';

type CommonJs = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: object },
  ...rest: unknown[]
) => void;

/** Code of the areas may have replaced what maps and objects inherit. */
const functions: Record<string, CommonJs> = Object.create(null);
const loaded: Record<string, { exports: object }> = Object.create(null);

export function define(id: string, run: CommonJs): void {
  functions[id] = run;
}

export function requireModule(id: string, mode: string): object {
  const known = loaded[id];
  if (known) return known.exports;
  const module = { exports: {} };
  loaded[id] = module;
  const require = (name: string): unknown => standIns[name] ?? requireModule(ask<string>('require', id, name), mode);
  const environment = { env: { NODE_ENV: mode } };
  functions[id]?.(module.exports, require, module, environment, setImmediate, { byteLength });
  return module.exports;
}

/** All that React and `text` need. */
class Readable {
  readonly chunks: (string | Uint8Array)[] = [];
  readonly read: () => void;

  constructor({ read }: { read: () => void }) {
    this.read = read;
  }

  push(chunk: string | Uint8Array | null): boolean {
    if (chunk !== null) this.chunks.push(chunk);
    return true;
  }

  destroy(): void {}
}

class AsyncLocalStorage {
  #store: unknown;

  getStore(): unknown {
    return this.#store;
  }

  run(store: unknown, work: (...args: unknown[]) => unknown, ...args: unknown[]): unknown {
    const before = this.#store;
    this.#store = store;
    try {
      return work(...args);
    } finally {
      this.#store = before;
    }
  }
}

/** As far as React's renderer uses them. */
const standIns: Readonly<Record<string, unknown>> = Object.assign(Object.create(null), {
  util: { TextEncoder },
  crypto: {},
  async_hooks: { AsyncLocalStorage },
  stream: { Readable },
});

async function text({ read, chunks }: Readable): Promise<string> {
  read();
  const encoder = new TextEncoder();
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return new TextDecoder().decode(whole);
}

const consumers: Readonly<Record<string, object>> = Object.assign(Object.create(null), {
  'node:stream/consumers': { text },
});

/** A bundle asks for its only module of Node by `require`. */
const createRequire = () => (name: string) => {
  const module = consumers[name];
  if (module) return module;
  throw new Error(`Cannot find '${name}'`);
};

export const nodeModules: Readonly<Record<string, object>> = { ...consumers, 'node:module': { createRequire } };

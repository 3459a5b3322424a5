import { extname } from 'node:path';
import vm from 'node:vm';
import type { Door } from './inside/door.ts';
import type * as Inside from './inside/enter.ts';
import { ModuleLoader } from './load-modules.ts';

export interface RealmOptions {
  module: string;
  bundles: Readonly<Record<string, string>>;
  now: number;
  send: (text: string) => void;
}

export async function openRealm({ module, bundles, now, send }: RealmOptions): Promise<(text: string) => void> {
  const codeGeneration = { strings: false, wasm: false };
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration });
  const loader = new ModuleLoader(context, bundles);
  const inside = await loader.import<typeof Inside>(`./inside/enter${extname(import.meta.filename)}`, import.meta.url);
  loader.completeWith(inside as never);
  const answers: Readonly<Record<string, (values: never) => unknown>> = {
    ...urlAnswers,
    atob: ([text]: [string]) => atob(text),
    btoa: ([text]: [string]) => btoa(text),
    require: ([parent, name]: [string, string]) => loader.require(parent, name),
    timer: ([id]: [number]) => void setImmediate(() => inside.receive(JSON.stringify({ kind: 'timer', id }))),
  };
  const door: Door = (kind, text) => {
    if (typeof kind !== 'string' || typeof text !== 'string') return '';
    if (kind !== 'tell') return JSON.stringify(answers[kind]?.(JSON.parse(text) as never) ?? null);
    send(text);
    return 'null';
  };
  inside.enter(door, now);
  inside.serve(await loader.import(module));
  return (text) => inside.receive(text);
}

/** Realms have no parser of their own. */
export const urlAnswers: Readonly<Record<string, (values: never) => unknown>> = {
  url: ([url, base]: [string, string | null]) => partsOf(URL.parse(url, base ?? undefined)),
  'url with': ([href, name, value]: [string, 'hash', string]) => {
    const url = new URL(href);
    url[name] = value;
    return partsOf(url);
  },
  search: ([text]: [string]) => [...new URLSearchParams(text)],
  'search of': ([pairs]: [[string, string][]]) => String(new URLSearchParams(pairs)),
};

const partsOf = (url: URL | null) =>
  url && {
    href: url.href,
    origin: url.origin,
    protocol: url.protocol,
    username: url.username,
    password: url.password,
    host: url.host,
    hostname: url.hostname,
    port: url.port,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
  };

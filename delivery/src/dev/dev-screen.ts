import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { areaFolder } from '@agile-languages/shared/build/checkout';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Message =
  | { kind: 'reload' }
  /** A page that has thrown is loaded again. */
  | { kind: 'built' }
  /** `''`: there is none any more. */
  | { kind: 'build' | 'types'; error: string };

export interface DevScreen {
  tell: (message: Message) => void;
  close: () => void;
}

const changesPath = '/dev/changes';
const placePath = '/dev/place';

export function devScreen(server: FastifyInstance): DevScreen {
  const listeners = new Set<FastifyReply>();
  const last = new Map<string, Message>();
  const write = ({ raw }: FastifyReply, message: Message) => raw.write(`data: ${JSON.stringify(message)}\n\n`);
  server.get(changesPath, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('\n');
    for (const message of last.values()) write(reply, message);
    listeners.add(reply);
    request.raw.once('close', () => listeners.delete(reply));
  });
  return {
    tell: (message) => {
      if ('error' in message) last.set(message.kind, message);
      for (const listener of listeners) write(listener, message);
    },
    close: () => {
      for (const { raw } of listeners) raw.end();
    },
  };
}

export function servePlaces(server: FastifyInstance, bases: () => ReadonlyMap<string, string>): void {
  server.post<{ Body: { stack?: unknown } }>(placePath, async ({ body }) => ({
    place: await placeOf(String(body.stack ?? ''), bases()),
  }));
}

const frame = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g;

async function placeOf(stack: string, bases: ReadonlyMap<string, string>): Promise<string> {
  for (const [, url = '', line, column] of stack.matchAll(frame)) {
    const [name] = [...bases].find(([, base]) => url.startsWith(base)) ?? [];
    const map = name ? await mapOf(url) : undefined;
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found) || found.originalSource.includes('node_modules')) continue;
    const folder = name === 'shell' ? name : areaFolder(name ?? '');
    const source = found.originalSource.replace(/^[\w-]+:\/\/[^/]*\//, '');
    return `${posix.join(folder, source)}:${found.originalLine + 1}`;
  }
  return '';
}

async function mapOf(url: string): Promise<SourceMap | undefined> {
  const response = await fetch(`${url}.map`).catch(() => undefined);
  return response?.ok ? new SourceMap((await response.json()) as SourceMapPayload) : undefined;
}

export const screenScript = (findsPlaces: boolean): string => `{
  const shown = new Map();
  let box;
  const show = (kind, text) => {
    if (text) shown.set(kind, text);
    else shown.delete(kind);
    box?.remove();
    if (shown.size === 0) return;
    box = document.createElement('div');
    box.dataset.devError = '';
    box.role = 'alert';
    const words = document.createElement('pre');
    words.textContent = [...shown.values()].join('\\n\\n');
    const close = document.createElement('button');
    close.textContent = 'Close';
    close.onclick = () => box.remove();
    box.append(words, close);
    const isWhole = shown.has('build');
    Object.assign(box.style, { position: 'fixed', inset: isWhole ? 0 : 'auto 0 0', zIndex: 2147483647, maxBlockSize: isWhole ? 'none' : '50vh', overflow: 'auto', padding: '0.75rem 1rem', background: '#1b1b1b', color: '#fff' });
    Object.assign(words.style, { margin: '0 0 0.5rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: '0.875rem/1.4 ui-monospace, monospace' });
    Object.assign(close.style, { minBlockSize: '2.75rem', paddingInline: '1rem', background: '#1b1b1b', color: '#fff', border: '1px solid #fff' });
    document.body.append(box);
  };
  new EventSource(${JSON.stringify(changesPath)}).onmessage = ({ data }) => {
    const { kind, error } = JSON.parse(data);
    if (kind === 'reload' || (kind === 'built' && shown.has('thrown'))) location.reload();
    else if (kind !== 'built') show(kind, error);
  };
  const thrown = async (error) => {
    if (!(error instanceof Error) || shown.has('thrown')) return;
    show('thrown', String(error));
    if (!${findsPlaces}) return;
    const body = JSON.stringify({ stack: error.stack });
    const answer = await fetch(${JSON.stringify(placePath)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { place } = await answer.json();
    if (place) show('thrown', place + '\\n' + error);
  };
  addEventListener('error', ({ error }) => thrown(error));
  const write = console.error;
  console.error = (...words) => {
    if (/^page failed/.test(words[0])) thrown(words.find((word) => word instanceof Error));
    write(...words);
  };
}`;

import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { median, p99, printTable } from '../figures.ts';
import { withSite } from '../site.ts';
import { load, open, openedRequest, pageRequest } from './load.ts';
import { serve } from './served.ts';

interface ServingOptions {
  site: string | undefined;
  /** Another server of the same pages, asked in the same rounds. */
  before: string | undefined;
  rounds: number;
  /** Milliseconds of each variant in a round. */
  slot: number;
  /** Connections that are open beside and send nothing. */
  idle: number;
}

interface Variant {
  name: string;
  port: number;
  request: string;
  /** One value a round: answers per second, p99 in milliseconds. */
  rates: number[];
  p99s: number[];
}

const paths = ['/', '/languages/1111117', '/faq'];
const connections = 8;

/** Beside a bare `node:http` server that answers as many bytes, in turns. */
export async function benchServing(options: ServingOptions): Promise<void> {
  await withSite(options.site, async (origin) => {
    const sites = { ...(options.before && { before: portOf(options.before) }), site: portOf(origin) };
    for (const path of paths) {
      await compare(path, sites, await compressedBytes(origin + path), options);
    }
  });
}

const portOf = (origin: string) => Number(new URL(origin).port);

/** The compressed copies come some seconds after the release. */
export async function compressedBytes(address: string): Promise<number> {
  for (;;) {
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    const length = response.headers.get('content-length');
    if (length) return Number(length);
    await setTimeout(200);
  }
}

async function compare(
  path: string,
  sites: Readonly<Record<string, number>>,
  bytes: number,
  options: ServingOptions,
): Promise<void> {
  const hello = await serve({ kind: 'hello', bytes });
  const variantOf = (name: string, port: number, request: string): Variant => {
    return { name, port, request, rates: [], p99s: [] };
  };
  const variants = [
    variantOf('node:http', hello.port, pageRequest('/')),
    ...Object.entries(sites).map(([name, port]) => variantOf(name, port, pageRequest(path))),
    ...Object.entries(sites).map(([name, port]) =>
      variantOf(`${name}, opened by a browser`, port, openedRequest(path)),
    ),
  ];
  const ports = [hello.port, ...Object.values(sites)];
  const idle = (await Promise.all(ports.map((port) => openIdle(port, options.idle)))).flat();
  try {
    await takeTurns(variants, options);
    print(`${path}, ${bytes.toLocaleString('en')} bytes`, variants);
  } finally {
    for (const socket of idle) socket.destroy();
    hello.stop();
  }
}

const openIdle = (port: number, count: number): Promise<Socket[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      (await open(port, `127.0.1.${1 + (index % 50)}`)).on('error', () => {}),
    ),
  );

async function takeTurns(variants: readonly Variant[], { rounds, slot }: ServingOptions): Promise<void> {
  for (let round = -1; round < rounds; round++) {
    for (const { port, request, rates, p99s } of variants) {
      const { perSecond, times } = await load(port, request, connections, slot);
      if (round < 0) continue;
      rates.push(perSecond);
      p99s.push(p99(times));
    }
  }
}

function print(head: string, variants: readonly Variant[]): void {
  const [hello] = variants;
  const ratio = (values: number[], others: number[] = []) =>
    median(values.map((value, round) => value / (others[round] ?? Number.NaN))).toFixed(2);
  printTable(
    [head, 'per second', '÷ node:http', 'p99 in ms', '÷ node:http'],
    variants.map(({ name, rates, p99s }) => [
      name,
      Math.round(median(rates)).toLocaleString('en'),
      ratio(rates, hello?.rates),
      median(p99s).toFixed(2),
      ratio(p99s, hello?.p99s),
    ]),
  );
}

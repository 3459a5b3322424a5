import type { Socket } from 'node:net';
import { networkOf, widerNetworkOf } from '../security/network.ts';

/** In both the quietest connection is first. */
interface Share {
  sockets: Set<Socket>;
  /** With the moment since when. */
  idle: Map<Socket, number>;
}

type Shares = ReadonlyMap<string, Share>;

/**
 * Room is made where most are idle, and else in the network with most, so that a visitor from elsewhere gets in; and
 * within a network at its limit, so that a neighbour gets in.
 *
 * @param settling Milliseconds. A browser opens some connections at once, and its requests are still on their way.
 */
export function createConnectionShares(settling: number) {
  const all = new Map<string, Map<string, Share>>();
  let count = 0;

  const widerOf = (address: string): Shares => all.get(widerNetworkOf(address)) ?? new Map();
  const shareOf = (address: string) => widerOf(address).get(networkOf(address));
  const countOf = (address: string) => shareOf(address)?.sockets.size ?? 0;

  function remove(address: string, socket: Socket): void {
    const [wider, network] = [widerNetworkOf(address), networkOf(address)];
    const shares = all.get(wider);
    const share = shares?.get(network);
    if (!share?.sockets.delete(socket)) return;
    count -= 1;
    share.idle.delete(socket);
    if (share.sockets.size === 0) shares?.delete(network);
    if (shares?.size === 0) all.delete(wider);
  }

  return {
    add(address: string, socket: Socket): void {
      const [wider, network] = [widerNetworkOf(address), networkOf(address)];
      const shares = all.get(wider) ?? new Map<string, Share>();
      const share = shares.get(network) ?? { sockets: new Set(), idle: new Map() };
      share.sockets.add(socket);
      share.idle.set(socket, performance.now());
      all.set(wider, shares.set(network, share));
      count += 1;
      socket.once('close', () => remove(address, socket));
    },
    remove,
    note(address: string, socket: Socket, isBusy: boolean): void {
      const share = shareOf(address);
      if (!share?.sockets.delete(socket)) return;
      share.sockets.add(socket);
      share.idle.delete(socket);
      if (!isBusy) share.idle.set(socket, performance.now());
    },
    count: () => count,
    countOf,
    countOfWider: (address: string) => sizeOf(widerOf(address)),
    quietest: (): Socket | undefined => {
      const since = performance.now() - settling;
      const most = largest(all.values(), (shares) => 2 * sizeOf(shares) + Math.min(1, idleIn(shares, since)));
      // A single one may be a visitor's, between two requests.
      const mayBeVisitor = sizeOf(most ?? new Map()) <= ofOneBrowser;
      return oneOfManyIdle(all, since) ?? (mayBeVisitor ? longestIdle(all, since) : undefined) ?? quietestOf(most);
    },
    idleOf: (address: string) => first(shareOf(address)?.idle),
    idleOfWider: (address: string) => first(largest(widerOf(address).values(), weightOf)?.idle),
    /** Of the neighbour with most connections, if it has more than the newcomer will have. */
    ofLargerNeighbour(address: string): Socket | undefined {
      const share = largest(widerOf(address).values(), weightOf);
      return share && share.sockets.size > countOf(address) + 1 ? first(share.sockets) : undefined;
    },
  };
}

/** So many connections to a site browsers open at once. */
const ofOneBrowser = 6;

function oneOfManyIdle(all: ReadonlyMap<string, Shares>, since: number): Socket | undefined {
  const shares = largest(all.values(), (found) => idleIn(found, since));
  if (!shares || idleIn(shares, since) < 2) return undefined;
  return first(largest(shares.values(), (share) => idleOf(share, since))?.idle);
}

function longestIdle(all: ReadonlyMap<string, Shares>, since: number): Socket | undefined {
  let [found, earliest]: [Socket | undefined, number] = [undefined, since];
  for (const shares of all.values())
    for (const { idle } of shares.values())
      for (const [socket, moment] of idle) if (moment <= earliest) [found, earliest] = [socket, moment];
  return found;
}

const idleIn = (shares: Shares, since: number) => sum(shares, (share) => idleOf(share, since));

function idleOf({ idle }: Share, since: number): number {
  let count = 0;
  for (const moment of idle.values()) if (moment <= since) count += 1;
  return count;
}

function quietestOf(shares: Shares | undefined): Socket | undefined {
  const share = largest(shares?.values() ?? [], weightOf);
  return first(share?.idle) ?? first(share?.sockets);
}

const weightOf = ({ sockets, idle }: Share) => 2 * sockets.size + (idle.size > 0 ? 1 : 0);

const sizeOf = (shares: Shares) => sum(shares, ({ sockets }) => sockets.size);

const first = (sockets: { keys(): Iterable<Socket> } | undefined): Socket | undefined => {
  for (const socket of sockets?.keys() ?? []) return socket;
  return undefined;
};

function sum(shares: Shares, of: (share: Share) => number): number {
  let total = 0;
  for (const share of shares.values()) total += of(share);
  return total;
}

function largest<Value>(values: Iterable<Value>, of: (value: Value) => number): Value | undefined {
  let [found, most]: [Value | undefined, number] = [undefined, 0];
  for (const value of values) {
    const size = of(value);
    if (size > most) [found, most] = [value, size];
  }
  return found;
}

import type { Socket } from 'node:net';
import { networkOf, widerNetworkOf } from '../security/network.ts';

/** In each the quietest connection is first. */
interface Share {
  sockets: Set<Socket>;
  /** With the moment since when. */
  idle: Map<Socket, number>;
  /** Idle for a moment only; they become idle before they are counted. */
  settling: Map<Socket, number>;
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
  const shareWith = new WeakMap<Socket, Share>();
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
    share.settling.delete(socket);
    if (share.sockets.size === 0) shares?.delete(network);
    if (shares?.size === 0) all.delete(wider);
  }

  return {
    add(address: string, socket: Socket): void {
      const [wider, network] = [widerNetworkOf(address), networkOf(address)];
      const shares = all.get(wider) ?? new Map<string, Share>();
      const share = shares.get(network) ?? { sockets: new Set(), idle: new Map(), settling: new Map() };
      share.sockets.add(socket);
      share.settling.set(socket, performance.now());
      shareWith.set(socket, share);
      all.set(wider, shares.set(network, share));
      count += 1;
      socket.once('close', () => remove(address, socket));
    },
    remove,
    note(socket: Socket, isBusy: boolean): void {
      const share = shareWith.get(socket);
      if (!share?.sockets.delete(socket)) return;
      share.sockets.add(socket);
      share.idle.delete(socket);
      share.settling.delete(socket);
      if (!isBusy) share.settling.set(socket, performance.now());
    },
    count: () => count,
    countOf,
    countOfWider: (address: string) => sizeOf(widerOf(address)),
    quietest: (): Socket | undefined => {
      settle(all, performance.now() - settling);
      const most = largest(all.values(), (shares) => 2 * sizeOf(shares) + Math.min(1, idleIn(shares)));
      // A single one may be a visitor's, between two requests.
      const mayBeVisitor = sizeOf(most ?? new Map()) <= ofOneBrowser;
      return oneOfManyIdle(all) ?? (mayBeVisitor ? longestIdle(all) : undefined) ?? quietestOf(most);
    },
    idleOf: (address: string) => firstIdle(shareOf(address)),
    idleOfWider: (address: string) => firstIdle(largest(widerOf(address).values(), weightOf)),
    /** Of the neighbour with most connections, if it has more than the newcomer will have. */
    ofLargerNeighbour(address: string): Socket | undefined {
      const share = largest(widerOf(address).values(), weightOf);
      return share && share.sockets.size > countOf(address) + 1 ? first(share.sockets) : undefined;
    },
  };
}

/** So many connections to a site browsers open at once. */
const ofOneBrowser = 6;

/** Each connection is moved once, so that a newcomer costs no look at all that are idle. */
function settle(all: ReadonlyMap<string, Shares>, since: number): void {
  for (const shares of all.values())
    for (const { idle, settling } of shares.values())
      for (const [socket, moment] of settling) {
        if (moment > since) break;
        settling.delete(socket);
        idle.set(socket, moment);
      }
}

function oneOfManyIdle(all: ReadonlyMap<string, Shares>): Socket | undefined {
  const shares = largest(all.values(), idleIn);
  if (!shares || idleIn(shares) < 2) return undefined;
  return first(largest(shares.values(), ({ idle }) => idle.size)?.idle);
}

function longestIdle(all: ReadonlyMap<string, Shares>): Socket | undefined {
  let [found, earliest]: [Socket | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const shares of all.values())
    for (const { idle } of shares.values())
      for (const [socket, moment] of idle) {
        if (moment <= earliest) [found, earliest] = [socket, moment];
        break;
      }
  return found;
}

const idleIn = (shares: Shares) => sum(shares, ({ idle }) => idle.size);

function quietestOf(shares: Shares | undefined): Socket | undefined {
  const share = largest(shares?.values() ?? [], weightOf);
  return firstIdle(share) ?? first(share?.sockets);
}

const weightOf = ({ sockets, idle, settling }: Share) => 2 * sockets.size + (idle.size + settling.size > 0 ? 1 : 0);

const firstIdle = (share: Share | undefined) => first(share?.idle) ?? first(share?.settling);

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

import type { Socket } from 'node:net';
import { networkOf, widerNetworkOf } from '../security/network.ts';

/**
 * In each network the quietest connection is first. Room is made in the network with most, so that a visitor from
 * elsewhere gets in; and within a network at its limit, so that a neighbour gets in.
 */
export function createConnectionShares() {
  const shares = new Map<string, Map<string, Set<Socket>>>();
  const busy = new Set<Socket>();
  let count = 0;

  const isIdle = (socket: Socket) => !busy.has(socket);
  const weightOf = (sockets: readonly Socket[]) => 2 * sockets.length + (sockets.some(isIdle) ? 1 : 0);
  const socketsOf = (address: string) => shares.get(widerNetworkOf(address))?.get(networkOf(address));

  const ofMost = (networks: ReadonlyMap<string, Set<Socket>> | undefined) => [
    ...(largest(networks?.values() ?? [], (found) => weightOf([...found])) ?? []),
  ];

  function remove(address: string, socket: Socket): void {
    const [wider, network] = [widerNetworkOf(address), networkOf(address)];
    const networks = shares.get(wider);
    if (!networks?.get(network)?.delete(socket)) return;
    count -= 1;
    busy.delete(socket);
    if (networks.get(network)?.size === 0) networks.delete(network);
    if (networks.size === 0) shares.delete(wider);
  }

  return {
    add(address: string, socket: Socket): void {
      const [wider, network] = [widerNetworkOf(address), networkOf(address)];
      const networks = shares.get(wider) ?? new Map<string, Set<Socket>>();
      shares.set(wider, networks.set(network, (networks.get(network) ?? new Set()).add(socket)));
      count += 1;
      socket.once('close', () => remove(address, socket));
    },
    remove,
    note(address: string, socket: Socket, isBusy: boolean): void {
      const sockets = socketsOf(address);
      if (!sockets?.delete(socket)) return;
      sockets.add(socket);
      if (isBusy) busy.add(socket);
      else busy.delete(socket);
    },
    count: () => count,
    countOf: (address: string) => socketsOf(address)?.size ?? 0,
    countOfWider: (address: string) => sizeOf(shares.get(widerNetworkOf(address))?.values() ?? []),
    quietest(): Socket | undefined {
      const networks = largest(shares.values(), (found) => weightOf([...found.values()].flatMap((each) => [...each])));
      const sockets = ofMost(networks);
      return sockets.find(isIdle) ?? sockets[0];
    },
    idleOf: (address: string) => [...(socketsOf(address) ?? [])].find(isIdle),
    idleOfWider: (address: string) => ofMost(shares.get(widerNetworkOf(address))).find(isIdle),
  };
}

const sizeOf = (sets: Iterable<Set<Socket>>): number => {
  let size = 0;
  for (const set of sets) size += set.size;
  return size;
};

function largest<Value>(values: Iterable<Value>, of: (value: Value) => number): Value | undefined {
  let [found, most]: [Value | undefined, number] = [undefined, 0];
  for (const value of values) {
    const size = of(value);
    if (size > most) [found, most] = [value, size];
  }
  return found;
}

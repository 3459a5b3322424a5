import type { IncomingMessage } from 'node:http';

/**
 * What a proxy in front may read in another way: a first line without a version, after which Node still reads headers
 * and a body, and two hosts, of which Node takes the first.
 */
export const isAmbiguous = ({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean =>
  httpVersionMajor !== 1 || rawHeaders.filter((name, at) => at % 2 === 0 && isHost(name)).length > 1;

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

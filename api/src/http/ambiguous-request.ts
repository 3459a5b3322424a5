import type { IncomingMessage } from 'node:http';
import { isHostOf } from './same-host.ts';

/**
 * What a proxy in front may read in another way: a first line without a version, after which Node still reads headers
 * and a body; two hosts, of which Node takes the first; a host of signs that none has; and an address in the first line
 * that names another host.
 */
export const isAmbiguous = ({ httpVersionMajor, rawHeaders, headers: { host = '' }, url = '' }: IncomingMessage) =>
  httpVersionMajor !== 1 ||
  rawHeaders.filter((name, at) => at % 2 === 0 && isHost(name)).length > 1 ||
  !/^[\w.:[\]-]*$/.test(host) ||
  !(/^[/*]/.test(url) || (URL.canParse(url) && isHostOf(url, host)));

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

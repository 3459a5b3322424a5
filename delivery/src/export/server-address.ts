import { UsageError } from '@agile-languages/shared/errors';

/** Where a server of an exported folder listens. */
export interface ServerAddress {
  /** Default: every address of the machine. */
  host?: string;
  /** Default: that of the server. */
  port?: number;
}

/** An address as `8080` or `127.0.0.1:8080`. @throws {UsageError} when it is neither */
export function serverAddress(text: string | undefined): ServerAddress {
  if (text === undefined) return {};
  const { host, port } = /^(?:(?<host>[\w.-]+|\[[\da-f:]+\]):)?(?<port>\d{1,5})$/i.exec(text)?.groups ?? {};
  if (!port || Number(port) > 65_535) throw new UsageError(`--listen is a port, or address:port, not "${text}".`);
  return { ...(host && { host }), port: Number(port) };
}

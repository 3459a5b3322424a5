import { ReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

interface ShareLimits {
  /** In bytes. */
  file?: number;
  /** In bytes. */
  total?: number;
}

/** A client that does not read holds no copy of its own. */
export function shareFiles(server: FastifyInstance, { file = 1_000_000, total = 32_000_000 }: ShareLimits = {}): void {
  const waitedFor = new Map<string, SharedFile>();
  let sum = 0;

  const start = (key: string, stream: ReadStream, size: number): SharedFile => {
    const shared = { bytes: buffer(stream), size, users: 0 };
    waitedFor.set(key, shared);
    sum += size;
    return shared;
  };

  const leave = (key: string, shared: SharedFile) => {
    shared.users -= 1;
    if (shared.users > 0) return;
    waitedFor.delete(key);
    sum -= shared.size;
  };

  server.addHook('onSend', (_request, reply, stream, done) => {
    if (!(stream instanceof ReadStream) || reply.statusCode !== 200 || reply.raw.destroyed) return done(null, stream);
    const key = `${stream.path} ${reply.getHeader('etag')}`;
    const size = Number(reply.getHeader('content-length'));
    const known = waitedFor.get(key);
    if (known) unread(stream);
    else if (!(size <= file && sum + size <= total)) return done(null, stream);
    const shared = known ?? start(key, stream, size);
    shared.users += 1;
    reply.raw.once('close', () => leave(key, shared));
    shared.bytes.then((bytes) => done(null, bytes), done);
  });
}

/** Its file may have gone. */
function unread(stream: ReadStream): void {
  stream.on('error', () => {});
  stream.destroy();
}

interface SharedFile {
  bytes: Promise<Buffer>;
  size: number;
  users: number;
}

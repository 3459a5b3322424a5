import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { postEvent } from './post-event.ts';

async function answering(words: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(words));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/events`;
}

test('partner server that wants to speak another protocol: an error, so that the next event is not held up', async () => {
  const address = await answering('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');

  await expect(postEvent(address, '{}', { headers: {}, allowsPrivate: true })).rejects.toThrow('no answer');
});

import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export async function startMovingProxy(url: string) {
  let port = portOf(url);
  let machine = { left: Number.POSITIVE_INFINITY };
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    const reached = machine;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      reached.left -= 1;
      if (reached.left >= 0) database.write(data);
    });
    database.on('data', (data) => reached.left >= 0 && client.write(data));
    client.on('close', () => database.destroy());
    database.on('close', () => reached.left >= 0 && client.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });

  const address = server.address();
  const proxied = new URL(url);
  proxied.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: proxied.href,
    /** After as many messages nothing passes, as when a machine is switched off: no connection ends. */
    switchOff: (messages: number) => {
      machine.left = messages;
    },
    /** New connections only: those before it stay silent. */
    moveTo: (next: string) => {
      port = portOf(next);
      machine = { left: Number.POSITIVE_INFINITY };
    },
  };
}

const portOf = (url: string) => Number(new URL(url).port);

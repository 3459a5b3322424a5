import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy between the API and PostgreSQL that can break the connection after a commit and before its answer. */
export async function startLosingProxy(url: string) {
  const target = new URL(url);
  let losesNextCommit = false;

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let commits = false;
    client.on('data', (data) => {
      commits = losesNextCommit && /commit/i.test(data.toString('latin1'));
      database.write(data);
    });
    database.on('data', (data) => {
      if (!commits) client.write(data);
      else {
        losesNextCommit = false;
        client.destroy();
      }
    });
    endTogether(client, database);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
  });

  const address = server.address();
  const proxied = new URL(url);
  proxied.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: proxied.href,
    loseNextCommit: () => {
      losesNextCommit = true;
    },
  };
}

function endTogether(one: Socket, other: Socket): void {
  for (const [socket, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => partner.destroy());
    socket.on('close', () => partner.destroy());
  }
}

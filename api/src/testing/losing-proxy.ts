import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type Loss = 'request' | 'answer';

export async function startLosingProxy(url: string) {
  const target = new URL(url);
  let losesNextCommit = false;
  let lost: { at: number; loss: Loss } | undefined;
  let sent = 0;

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isLost = false;
    client.on('data', (data) => {
      sent += 1;
      if (sent === lost?.at && lost.loss === 'request') return client.destroy();
      isLost = sent === lost?.at || (losesNextCommit && /commit/i.test(data.toString('latin1')));
      database.write(data);
    });
    database.on('data', (data) => {
      if (!isLost) return client.write(data);
      losesNextCommit = false;
      client.destroy();
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
    lose: (at: number, loss: Loss) => {
      [sent, lost] = [0, { at, loss }];
    },
    mend: () => {
      lost = undefined;
      return sent;
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

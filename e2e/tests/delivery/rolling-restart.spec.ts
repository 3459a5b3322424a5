import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnPostgres } from '@agile-languages/api/testing';
import { createApiClient, createOwnCalls } from '@agile-languages/shared/api';
import { startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';

const password = 'member123';

test('two servers on one PostgreSQL, restarted in turn behind a proxy that asks /api/ready: no request is lost, members stay signed in', {
  tag: '@all',
}, async ({ ownStore, site }) => {
  test.setTimeout(240_000);
  const database = await startOwnPostgres();
  const start = (port = '') =>
    startSite(ownStore.folders, site, {
      DATABASE_URL: database.url,
      STOP_DELAY: '4000',
      ...(port && { PORT: port }),
    });
  const servers = [await start(), await start()];
  const proxy = await startProxy(servers.map(({ url }) => url));
  const options = { base: () => `${proxy.url}/api` };
  const calls = { ...createApiClient(options), ...createOwnCalls(options) };
  const { token = '' } = (await calls.login({ username: 'member@example.com', pwd: password })).kv;
  const requests = {
    page: async () => (await fetch(`${proxy.url}/faq`)).ok,
    classes: async () =>
      (await calls.getClassList({ startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' })).rows.length === 10,
    'sign-ins of a member': async () => (await calls.getSignInList({ cookie: token })).rows.length === 1,
    'seat of a member': async () => (await calls.enroll({ cookie: token, fkClassId: '500017' })).err.length === 0,
  };
  const lost: string[] = [];
  const answered = new Map<string, number>();
  let isOver = false;
  const visitors = Object.entries(requests).map(async ([name, ask]) => {
    while (!isOver) {
      const answer = await ask().catch(String);
      if (answer !== true) lost.push(`${name}: ${answer}`);
      answered.set(name, (answered.get(name) ?? 0) + 1);
      await wait(20);
    }
  });

  const codes: (number | null)[] = [];
  for (const [index, server] of servers.entries()) {
    codes.push(await server.terminate());
    servers[index] = await start(new URL(server.url).port);
    await expect.poll(proxy.countReady).toBe(2);
  }
  isOver = true;
  await Promise.all(visitors);
  await proxy.stop();
  for (const server of servers) await server.stop();
  await database.stop();

  expect(codes).toEqual([0, 0]);
  expect(lost).toEqual([]);
  expect(Math.min(...answered.values())).toBeGreaterThan(20);
});

/** In turn to each that was ready when it was last asked, five times a second; nothing is sent twice. */
async function startProxy(servers: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const isReady = async (server: string) => (await fetch(`${server}/api/ready`).catch(() => undefined))?.status === 200;
  let ready = servers;
  let turn = 0;
  let isOver = false;
  const askAgain = async () => {
    while (!isOver) {
      const answers = await Promise.all(servers.map(isReady));
      ready = servers.filter((_, index) => answers[index]);
      await wait(200);
    }
  };
  const asking = askAgain();
  const proxy = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, headers, url } = incoming;
    const server = ready[turn % ready.length];
    if (!server) return void outgoing.writeHead(503).end();
    const forwarded = request(`${server}${url}`, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(forwarded);
  }).listen(0, 'localhost');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    countReady: () => ready.length,
    stop: async () => {
      isOver = true;
      await asking;
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

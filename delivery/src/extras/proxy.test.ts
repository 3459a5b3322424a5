import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { longestSilence } from '@agile-languages/api/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../paths.ts';
import { caddy, nginx, siteName } from '../test/proxies.ts';
import { artefactLimits } from './receive/artefact.ts';
import { clientOf, siteBehind } from './test-site-behind.ts';

const ofConnections = ['connection', 'keep-alive', 'date', 'server', 'transfer-encoding', 'content-length', 'via'];

const essential = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnections.includes(name)));

test.runIf(nginx.isInstalled)(
  'nginx, one address with more silent connections and slow bodies than it takes: another one is answered',
  async () => {
    const { port, get } = await siteBehind(nginx);
    const open = (localAddress: string, text: string) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress }).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write(text);
      return socket;
    };
    const slow = `POST /releases/catalog HTTP/1.1\r\nHost: ${siteName}\r\nContent-Length: 9\r\n\r\n`;
    for (let count = 0; count < 400; count++) open('127.0.0.2', '');
    for (let count = 0; count < 300; count++) open('127.0.0.2', slow);
    const answerTo = async (socket: Socket) => Promise.race([once(socket, 'data'), wait(500, 'none')]);
    await expect.poll(async () => String(await answerTo(open('127.0.0.2', slow)))).toContain('503');

    expect((await get('/catalog')).status).toBe(200);
  },
);

/** Of nginx, in milliseconds. */
const ownPatience = 60_000;

test('nginx: more patient with the desk than the site is', async () => {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, patience] = /location ~ \^\/\(desk\|partner\)\/api\/ \{[^}]*proxy_read_timeout (\d+)s;/.exec(text) ?? [];

  expect(1000 * Number(patience)).toBeGreaterThan(longestSilence);
});

test.runIf(nginx.isInstalled)(
  'answer of the desk that takes longer than nginx waits by itself: it comes',
  { tags: ['all'], timeout: 120_000 },
  async () => {
    const slow = createServer((_request, response) => {
      setTimeout(() => response.end('done'), ownPatience + 2000);
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    onTestFinished(() => void slow.close());
    const send = clientOf(await nginx.start((slow.address() as AddressInfo).port));

    const answers = await Promise.all([
      send('POST', '/desk/api/import/questions', {}, 'test'),
      send('GET', '/desk/api/export/questions.csv'),
      send('GET', '/partner/api/partners/1/report'),
    ]);
    expect(answers.map(({ status, body }) => [status, String(body)])).toEqual(Array(3).fill([200, 'done']));
  },
);

for (const proxy of [nginx, caddy])
  describe.runIf(proxy.isInstalled)(`${proxy.name}, as in docs/operations.md`, () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.test',
      'x-request-id': 'forged',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
      'surrogate-capability': 'site="Surrogate/1.0"',
    };

    test('headers that a visitor forges: the site sees address and id of the proxy, and no trace', async () => {
      const behind = await siteBehind(proxy);

      await behind.get('/catalog', forged);

      const [asked] = behind.asked;
      expect(asked?.ip).toBe('127.0.0.1');
      expect(asked?.headers).toMatchObject({ host: siteName, 'x-request-id': expect.not.stringContaining('forged') });
      expect(asked?.headers).not.toHaveProperty('traceparent');
      expect(asked?.headers).not.toHaveProperty('surrogate-capability');
    });

    test('response: status, headers and bytes of the site, whatever the path holds', async () => {
      const behind = await siteBehind(proxy);

      for (const path of ['/', '/catalog/a%20b', '/nothing-here', '/catalog/', '/areas//x', '/catalog?q=%2F..%2F'])
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          const { status, headers: sent, body } = await behind.get(path, headers);
          const own = await behind.sendDirectly('GET', path, headers);
          expect({ path, status, body }).toEqual({ path, status: own.status, body: own.body });
          expect(essential(sent)).toEqual(essential(own.headers));
        }
    });

    test('artefact of a team, as large as it may be: reaches the site', async () => {
      const behind = await siteBehind(proxy);
      const headers = { 'content-type': 'application/gzip' };
      const artefact = Buffer.alloc(artefactLimits.packed);

      expect(String((await behind.send('POST', '/releases/catalog', headers, artefact)).body)).toBe(
        String(artefact.length),
      );
    });
  });

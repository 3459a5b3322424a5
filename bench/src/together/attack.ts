import { connect } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';
import { failuresPath, type Registry } from '@agile-languages/shared/registry';
import { addressOf, callsTo } from './calls.ts';

const [, , origin = ''] = process.argv;
const signInsPerSecond = 200;
const connections = 4000;
const addresses = 50;
const reportsPerSecond = 5;

const call = callsTo(origin);
const registry: Registry = JSON.parse((await call({ method: 'GET', path: '/registry.json', from: addressOf(0) })).text);
const release = registry.areas.catalog?.release ?? '';

process.once('disconnect', () => process.exit());
for (let index = 0; index < connections; index++) hold(index);
repeat(1000 / signInsPerSecond, guess);
repeat(1000 / reportsPerSecond, report);

/** Every second one sends a byte every five seconds, the others nothing. */
function hold(index: number): void {
  const { port } = new URL(origin);
  const socket = connect({
    host: '127.0.0.1',
    port: Number(port),
    localAddress: addressOf(2000 + (index % addresses)),
  });
  const timer = setInterval(() => index % 2 === 0 && socket.write('G'), 5000);
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(timer);
    setTimeout(hold, 1000, index);
  });
}

function guess(index: number) {
  const from = addressOf(index % 400);
  const [email, password] = ['nobody@example.com', 'wrong'];
  if (index % 2 === 0) return call({ path: '/desk/api/sign-in', body: { email, password, code: '' }, from });
  return call({
    path: `/api/${callPaths.login}`,
    body: { kv: { username: email, pwd: password, domain: 'sa' } },
    from,
  });
}

/** Of a document that this network was served. */
async function report(index: number) {
  const from = addressOf(1000 + (index % 300));
  const { token } = await call({ method: 'GET', path: '/faq', from });
  const body = JSON.stringify({ kind: 'render', area: 'catalog', release, width: 1280, token });
  return call({ path: failuresPath, body, type: 'text/plain', from });
}

function repeat(pause: number, work: (index: number) => Promise<unknown>): void {
  let index = 0;
  const start = performance.now();
  setInterval(() => {
    while (index * pause < performance.now() - start) work(index++).catch(() => {});
  }, pause);
}

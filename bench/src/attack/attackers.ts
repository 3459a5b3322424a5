/** A process of its own, so that what it does delays no figure: guesses passwords, and opens connections that read nothing. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** What the attackers do. */
export interface AttackTask {
  origin: string;
  /** Wrong log-ins a second. */
  guesses: number;
  /** Addresses that they come from. */
  addresses: number;
  /** Account that half of them are for; the others are for one that does not exist. */
  account: string;
  /** Connections that send requests for a file and read nothing. */
  silent: number;
  /** Requests that each of them sends at once. Default: 10. */
  requests?: number;
  /** Path of that file. */
  file: string;
}

const task: AttackTask = JSON.parse(process.argv[2] ?? '{}');
const site = new URL(task.origin);
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.3' });
const silent = new Set<Socket>();
const begun = performance.now();
let sent = 0;

function guess(index: number): void {
  const address = index % task.addresses;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `203.0.${100 + (address >> 5)}.${address % 32}`,
  };
  const username = index % 2 === 0 ? task.account : 'nobody@example.com';
  request(new URL('/api/calle/login', site), { method: 'POST', agent, headers }, (response) => response.resume())
    .on('error', () => {})
    .end(JSON.stringify({ kv: { username, pwd: `wrong ${index}`, domain: 'sa' } }));
}

/** From ten addresses in turns, each of which stays below the limit of one network. */
function openSilent(): void {
  const localAddress = `127.0.0.${10 + (silent.size % 10)}`;
  const socket = connect({ port: Number(site.port), host: '127.0.0.1', localAddress });
  silent.add(socket);
  socket.pause();
  socket.write(`GET ${task.file} HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`.repeat(task.requests ?? 10));
  socket.on('error', () => {});
  socket.once('close', () => silent.delete(socket));
}

setInterval(() => {
  while (sent < ((performance.now() - begun) * task.guesses) / 1000) guess(sent++);
}, 5);
setInterval(() => {
  while (silent.size < task.silent) openSilent();
}, 200);
process.once('disconnect', () => process.exit());

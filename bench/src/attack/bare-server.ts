/** A process of its own: Node's server and nothing else, which answers each request with as many bytes as it is told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = Buffer.alloc(Number(process.argv[2]));
const server = createServer((_request, response) => response.end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.once('disconnect', () => process.exit());

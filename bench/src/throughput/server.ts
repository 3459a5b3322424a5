import { createServer, type Server } from 'node:http';
import { createApi } from '@agile-languages/api';
import type { ServerTask } from './served.ts';

const task: ServerTask = JSON.parse(process.argv[2] ?? '{}');
const noLimits = { guessesPerAddress: 1e9 };

async function startApi(options: Exclude<ServerTask, { kind: 'hello' }>): Promise<Server> {
  const api = await createApi({ ...options, logLevel: 'warn', limits: noLimits });
  await api.listen({ port: 0, host: '127.0.0.1' });
  return api.server;
}

function startHello({ bytes }: { bytes: number }): Promise<Server> {
  const answer = Buffer.alloc(bytes, 'hello');
  const server = createServer((_request, response) => response.end(answer));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const server = await (task.kind === 'hello' ? startHello(task) : startApi(task));
const address = server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

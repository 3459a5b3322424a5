/** `npm run fault-proxy -- --to http://localhost:3000 --fault trickle --path ^/api --port 3100` */
import { parseArgs } from 'node:util';
import { createFaultProxy, type Fault, faults } from './fault-proxy.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'http://localhost:3000' },
    fault: { type: 'string', default: '' },
    path: { type: 'string', default: '^' },
    port: { type: 'string', default: '3100' },
  },
});
const fault = faults.find((name): name is Fault => name === values.fault);

if (fault) {
  const server = createFaultProxy({ to: values.to, fault, path: new RegExp(values.path) });
  server.listen(Number(values.port), '127.0.0.1', () =>
    process.stdout.write(`${fault}: http://localhost:${values.port} before ${values.to}, for ${values.path}\n`),
  );
} else {
  process.stderr.write(`--fault has to be one of: ${faults.join(', ')}\n`);
  process.exitCode = 2;
}

import { runScript, type Usage } from '@agile-languages/shared/build/checkout';
import { guess, UsageError } from '@agile-languages/shared/errors';
import { createFaultProxy, type Fault, faults } from './fault-proxy.ts';

const usage = {
  script: 'fault-proxy',
  does: 'Stands before a site and spoils its answers.',
  texts: {
    fault: [faults.join(' | '), 'how'],
    to: ['http://…', 'the site; default: http://localhost:3000'],
    path: ['pattern', 'of the addresses that are spoiled; default: all'],
    port: ['number', 'default: 3100'],
  },
  examples: ['fault-proxy -- --to http://localhost:3000 --fault trickle --path ^/api --port 3100'],
} as const satisfies Usage;

await runScript(usage, ({ texts: { fault: name = '', to = 'http://localhost:3000', path = '^', port = '3100' } }) => {
  const fault = faults.find((one): one is Fault => one === name);
  if (!fault) throw new UsageError(`--fault is one of: ${faults.join(', ')}.${guess(name, faults)}`);
  createFaultProxy({ to, fault, path: new RegExp(path) }).listen(Number(port), '127.0.0.1', () =>
    process.stdout.write(`${fault}: http://localhost:${port} before ${to}, for ${path}\n`),
  );
});

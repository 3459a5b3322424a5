import { createServer } from 'node:net';
import { UserError } from '@agile-languages/shared/errors';
import type { DeliveryConfig } from '../config.ts';

export interface PortUse {
  purpose?: string;
  otherwise?: string;
}

export function expectFreePort(
  { port, host }: Pick<DeliveryConfig, 'port' | 'host'>,
  { purpose = '', otherwise = 'PORT=3001 npm start' }: PortUse = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new UserError(`Port ${port}${purpose} is in use. Stop what uses it, or choose another: ${otherwise}`)
          : new UserError(`Port ${port}${purpose} cannot be used: ${cause.message}.`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

import { createServer } from 'node:net';
import { UserError } from '@agile-languages/shared/errors';
import type { DeliveryConfig } from '../config.ts';

/** What a port is for, for the sentence when it cannot be listened on. */
export interface PortUse {
  /** `, which catalog is to be watched on,`. Default: nothing. */
  purpose?: string;
  /** Command that chooses another port. Default: that of the server. */
  otherwise?: string;
}

/** @throws {UserError} when a port cannot be listened on */
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

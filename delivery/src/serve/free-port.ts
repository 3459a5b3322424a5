import { createServer } from 'node:net';
import { UserError } from '@agile-languages/shared/errors';
import type { DeliveryConfig } from '../config.ts';

/** @throws {UserError} when the port of the site cannot be listened on */
export function expectFreePort({ port, host }: DeliveryConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new UserError(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`)
          : new UserError(`Port ${port} cannot be used: ${cause.message}.`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';

/** @throws {UserError} when two areas declare the same address, or one of them an address of the shell */
export function checkRoutes(areas: Registry['areas']): void {
  const owners = new Map([
    ['/', 'shell'],
    ['/404', 'shell'],
  ]);
  for (const [name, { routes }] of Object.entries(areas))
    for (const pattern of Object.keys(routes)) {
      const address = pattern.replaceAll(/:\w+/g, ':');
      const owner = owners.get(address);
      if (owner)
        throw new UserError(`Area ${name} declares ${pattern}, which belongs to ${owner}. Nothing has changed.`);
      owners.set(address, name);
    }
}

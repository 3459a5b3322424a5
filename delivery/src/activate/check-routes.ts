import { isApiPath } from '@agile-languages/api/paths';
import type { AreaRelease } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';

/** @throws {UserError} when two areas declare the same address, or one of them an address of the shell */
export function checkRoutes(areas: Readonly<Record<string, Pick<AreaRelease, 'routes'>>>): void {
  const owners = new Map([
    ['/', 'shell'],
    ['/404', 'shell'],
  ]);
  for (const [name, { routes }] of Object.entries(areas))
    for (const pattern of Object.keys(routes)) {
      const address = pattern.replaceAll(/:\w+/g, ':');
      const owner = owners.get(address) ?? (isServed(pattern) ? 'the server' : undefined);
      if (owner) throw new Refusal(`Area ${name} declares ${pattern}, which belongs to ${owner}. Nothing has changed.`);
      owners.set(address, name);
    }
}

/** Whether the server itself answers at an address. */
export const isServed = (pattern: string): boolean =>
  isApiPath(pattern) || /^\/(areas|desk|pictures|preview|releases|reports|embed\/.+)(\/|$)/.test(pattern);

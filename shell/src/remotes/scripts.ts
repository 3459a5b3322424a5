import type { AreaRelease } from '@agile-languages/shared/registry';
import { trusted } from '../document/trusted-types.ts';

const integrities = new Map<string, string>();

/** Lets the container of this release be executed, and only with its own bytes. */
export function trust(area: AreaRelease): void {
  integrities.set(new URL(area.entry.name, new URL(area.base, location.href)).href, area.entry.integrity);
}

/** A script element for a trusted address. @throws for every other address: without integrity nothing runs. */
export function createScript(url: string): HTMLScriptElement {
  const integrity = integrities.get(url);
  if (!integrity && process.env.NODE_ENV !== 'development')
    throw new Error(`No integrity is known for ${url}, so it is not executed.`);
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = trusted().createScriptURL(url);
  return script;
}

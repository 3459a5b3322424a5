import type { AreaRelease } from '@agile-languages/shared/registry';
import { trusted } from '../document/trusted-types.ts';

const integrities = new Map<string, string>();

/** The browser executes the container only with these bytes. */
export function trust(area: AreaRelease): void {
  integrities.set(new URL(area.entry.name, new URL(area.base, location.href)).href, area.entry.integrity);
}

/** @throws for an address that is not trusted */
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

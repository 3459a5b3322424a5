import { isRecord } from '../api/read-rows.ts';
import type { Registry } from './registry.ts';

/**
 * Checks a registry that was read from a file or the network.
 *
 * @param value what was read
 * @param options.atLeast the revision it must have at least; default 0
 * @param options.unsigned whether files may be without integrity, and the shell from one of the registry's origins,
 *   as in development; default `false`
 * @returns the registry, or a sentence with the reason why it is refused
 */
export function checkRegistry(
  value: unknown,
  { atLeast = 0, unsigned = false }: { atLeast?: number; unsigned?: boolean } = {},
): Registry | string {
  const isFile = (file: unknown) => isRecord(file) && isFileName(file.name) && (unsigned || isSigned(file));
  // What is only fetched ahead may have any name that a team gives it.
  const isPageFile = (file: unknown) => isRecord(file) && typeof file.name === 'string' && (unsigned || isSigned(file));
  if (!isRecord(value) || value.schema !== 1) return 'The registry is not a registry of schema 1.';
  if (!Number.isSafeInteger(value.revision)) return 'The registry has no revision.';
  if ((value.revision as number) < atLeast)
    return `The registry went back from revision ${atLeast} to ${value.revision}.`;
  if (!Array.isArray(value.origins)) return 'The registry names no list of origins.';
  const shellOrigins = unsigned ? value.origins : [];
  if (!isRecord(value.shell) || !isFile(value.shell.main) || !isBase(value.shell.base, shellOrigins))
    return 'The registry names no readable shell.';
  if (!isRecord(value.areas)) return 'The registry names no areas.';
  for (const [name, area] of Object.entries(value.areas)) {
    if (!isRecord(area) || typeof area.release !== 'string' || typeof area.contract !== 'number')
      return `The registry's area ${name} is not readable.`;
    if (!isBase(area.base, value.origins)) return `The registry's area ${name} is on an origin that is not allowed.`;
    if (!isRecord(area.entry) || !isFileName(area.entry.name))
      return `The registry's area ${name} names no container below its base.`;
    if (!isFile(area.entry)) return `The registry's area ${name} has a container without integrity.`;
    if (!isRecord(area.routes) || !Object.values(area.routes).every(isRecord))
      return `The registry's area ${name} has no readable routes.`;
    if (!Object.values(area.pageFiles ?? {}).every((files) => Array.isArray(files) && files.every(isPageFile)))
      return `The registry's area ${name} has files of a page without integrity.`;
  }
  return value as unknown as Registry;
}

const isFileName = (value: unknown) => typeof value === 'string' && /^\w[\w.-]*$/.test(value);

const isSigned = (file: Record<string, unknown>) => /^sha384-[\w+/]{64}$/.test(String(file.integrity));

function isBase(value: unknown, origins: readonly unknown[]): boolean {
  if (typeof value !== 'string' || !value.endsWith('/')) return false;
  if (/^\/[\w-]/.test(value)) return true;
  return URL.canParse(value) && origins.includes(new URL(value).origin);
}

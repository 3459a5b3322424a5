import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDeclaration } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import type { AreaDescription, AreaRelease } from '@agile-languages/shared/registry';
import globals from 'globals';
import { workspaceOf } from '../paths.ts';
import { isAreaName, storeFolders } from '../store/store.ts';

export const longestAddress = 1000;
/** Each part is the name of a folder. */
const longestPart = 200;
/** In characters of its JSON, which is in the registry that each server holds. */
const longestRoute = 5000;

export function checkDeclaration(value: unknown, name: string): AreaDeclaration {
  const problem = problemOf(value, name);
  if (problem) throw new UserError(`area.json of ${name}: ${problem} Nothing has changed.`);
  return value as AreaDeclaration;
}

function problemOf(value: unknown, name: string): string | undefined {
  if (!isRecord(value)) return 'it holds no declaration.';
  if (value.name !== name) return `the area calls itself ${show(value.name)}.`;
  if (!Number.isSafeInteger(value.contract) || Number(value.contract) < 1)
    return `contract is ${show(value.contract)}, not the version of a contract.`;
  if (!isRecord(value.routes)) return `routes is ${show(value.routes)}, not an object.`;
  if (!isRecord(value.sections)) return `sections is ${show(value.sections)}, not an object.`;
  const unknown = unknownKey(value, ['name', 'contract', 'routes', 'sections', 'owner', 'contact']);
  if (unknown) return `there is no field ${unknown}.`;
  for (const key of ['owner', 'contact'])
    if (value[key] !== undefined && !isLine(value[key])) return `${key} is ${show(value[key])}, not a line of text.`;
  const { routes, sections } = value;
  for (const [what, count, most] of [
    ['routes', Object.keys(routes).length, 200],
    ['sections', Object.keys(sections).length, 20],
  ] as const)
    if (count > most) return `there are ${count} ${what}, and it may have ${most}.`;
  for (const [pattern, route] of Object.entries(routes)) {
    const problem = routeProblem(pattern, route);
    if (problem) return `route ${shortened(pattern)}: ${problem}`;
  }
  const section = Object.entries(sections).find(
    ([key, declared]) =>
      !/^[\w-]+$/.test(key) ||
      !isRecord(declared) ||
      unknownKey(declared, ['hydrate', 'slot']) ||
      !isHydration(declared.hydrate) ||
      !isSlot(declared.slot),
  );
  return section && `section ${section[0]} is not declared as {} or { "hydrate": "visible", "slot": "home-end" }.`;
}

const isLine = (value: unknown, longest = 100) =>
  typeof value === 'string' && value.length <= longest && /^[^\p{C}]+$/u.test(value) && value.trim() === value;

const isHydration = (value: unknown) =>
  value === undefined || value === 'load' || value === 'visible' || value === 'use';

const isSlot = (value: unknown) => value === undefined || (typeof value === 'string' && /^[\w-]+$/.test(value));

const inheritedNames = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()));

export function patternProblem(pattern: string): string | undefined {
  if (!/^(\/[\w-]+|\/:\w+)+$/.test(pattern) && pattern !== '/') return 'it is not a path like /languages/:id.';
  if (pattern.length > longestAddress) return `it has ${pattern.length} characters, and it may have ${longestAddress}.`;
  const parts = pattern.slice(1).split('/');
  if (parts.some((part) => /^[^:]*[A-Z]/.test(part))) return 'it has capitals, and no address has.';
  const long = parts.find((part) => part.length > longestPart);
  if (long) return `a part of it has ${long.length} characters, and it may have ${longestPart}.`;
  if (parts[0]?.startsWith(':')) return 'its first part is a parameter, so it would match pages of others.';
  const inherited = parts.find((part) => inheritedNames.has(part.replace(/^:/, '').toLowerCase()));
  if (inherited) return `${inherited} is a name that every object has, so it is no part of an address.`;
  return pattern === '/404' ? 'it belongs to the shell.' : undefined;
}

function routeProblem(pattern: string, route: unknown): string | undefined {
  const problem = patternProblem(pattern);
  if (problem) return problem;
  if (!isRecord(route)) return `it is ${show(route)}, not an object.`;
  const { length } = JSON.stringify(route);
  if (length > longestRoute) return `its declaration has ${length} characters, and it may have ${longestRoute}.`;
  const { rendering, openEnded, placeholder, withoutScripts, plainPage, demo, camera, hydrate } = route;
  const { firstRequests = [] } = route;
  const unknown = unknownKey(route, [
    'rendering',
    'openEnded',
    'placeholder',
    'withoutScripts',
    'plainPage',
    'demo',
    'camera',
    'firstRequests',
    'hydrate',
  ]);
  if (unknown) return `there is no field ${unknown}.`;
  if (rendering !== 'public' && rendering !== 'personal')
    return `rendering is ${show(rendering)}, not "public" or "personal".`;
  for (const [key, flag] of Object.entries({ openEnded, demo, camera }))
    if (flag !== undefined && typeof flag !== 'boolean') return `${key} is ${show(flag)}, not true or false.`;
  if (placeholder !== undefined && !isLine(placeholder)) return `placeholder is ${show(placeholder)}, not a word.`;
  if (withoutScripts !== undefined && !isLine(withoutScripts, 300))
    return `withoutScripts is ${show(withoutScripts)}, not a sentence.`;
  if (plainPage !== undefined && !isPlainPage(pattern, plainPage))
    return `plainPage is ${show(plainPage)}, not a path below /app/ with parameters of the route, and a label.`;
  if (!isHydration(hydrate)) return `hydrate is ${show(hydrate)}, not "load", "visible" or "use".`;
  if (!Array.isArray(firstRequests) || firstRequests.length > 10)
    return `firstRequests is ${show(firstRequests)}, not a list of at most ten.`;
  const texts = firstRequests.map((request) => JSON.stringify(request));
  const twice = texts.find((text, at) => texts.indexOf(text) !== at);
  if (twice) return `firstRequests has ${show(JSON.parse(twice))} twice.`;
  return firstRequests.map((request) => requestProblem(pattern, request)).find(Boolean);
}

function isPlainPage(pattern: string, page: unknown): boolean {
  if (!isRecord(page) || unknownKey(page, ['path', 'label']) || !isLine(page.label)) return false;
  const { path } = page;
  if (typeof path !== 'string' || path.length > longestPart || !/^\/app(\/:?[\w-]+)+$/.test(path)) return false;
  const names = pattern.split('/');
  return path.split('/').every((part) => !part.startsWith(':') || names.includes(part));
}

function requestProblem(pattern: string, request: unknown): string | undefined {
  if (!isRecord(request) || typeof request.call !== 'string' || !/^[\w-]+(\/[\w-]+)*$/.test(request.call))
    return `a first request has no call: ${show(request)}.`;
  if (!/^calle\/Get\w+$/.test(request.call))
    return `${request.call} is no call that only reads, and a first request is sent before anybody has done anything.`;
  const unknown = unknownKey(request, ['call', 'kv']);
  if (unknown) return `${request.call} has no field ${unknown}.`;
  const { kv = {} } = request;
  if (!isRecord(kv)) return `kv of ${request.call} is ${show(kv)}, not an object.`;
  const wrong = Object.entries(kv).find(([, value]) => !isRequestValue(pattern, value));
  return wrong && `${wrong[0]} of ${request.call} is ${show(wrong[1])}, which is no value of a request.`;
}

function isRequestValue(pattern: string, value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 200;
  if (typeof value === 'number') return true;
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  const [[kind, name] = ['', '']] = Object.entries(value);
  if (typeof name !== 'string') return false;
  if (kind === 'param') return pattern.split('/').includes(`:${name}`);
  return kind === 'query' || kind === 'offset';
}

const unknownKey = (value: object, known: readonly string[]) => Object.keys(value).find((key) => !known.includes(key));

const show = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200));

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

export async function readDeclaration(directory: string, name: string): Promise<AreaDeclaration> {
  return checkDeclaration(parsed(await readFile(join(directory, 'area.json'), 'utf8'), name), name);
}

export const declarationOf = async (name: string): Promise<Pick<AreaDeclaration, 'routes' | 'owner' | 'contact'>> =>
  name === 'shell' ? { routes: {} } : readDeclaration(workspaceOf(name), name);

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`area.json of ${name} is not JSON: ${cause instanceof Error ? cause.message : cause}.`);
  }
}

export function slotsOf({ sections = {} }: Pick<AreaDescription, 'sections'>): Pick<AreaRelease, 'slots'> {
  const slots = Object.entries(sections).flatMap(([name, { slot }]) => (slot === undefined ? [] : [[name, slot]]));
  return slots.length > 0 ? { slots: Object.fromEntries(slots) } : {};
}

/**
 * Refuses names of the store and of every object, and globals of browsers, because a container becomes a global. No
 * name begins another: module federation finds a container by the beginning of its name.
 */
export function checkName(name: string, others: readonly string[]): void {
  if (!isAreaName(name))
    throw new UserError(
      `An area cannot be called ${name}: its name is one word of at most 40 small letters and digits, like stories.`,
    );
  if (storeFolders.includes(name))
    throw new UserError(`An area cannot be called ${name}: the store has a folder of that name.`);
  if (name in Object.prototype)
    throw new UserError(`An area cannot be called ${name}: every object has something of that name.`);
  if (Object.hasOwn(globals.browser, name) || Object.hasOwn(globals.builtin, name))
    throw new UserError(`An area cannot be called ${name}: scripts of a page use a global of that name.`);
  const similar = others.find((other) => other !== name && (other.startsWith(name) || name.startsWith(other)));
  if (similar)
    throw new UserError(`Area ${name} cannot be released beside ${similar}: one name is the prefix of the other.`);
}

import type { FirstRequest } from '@agile-languages/shared/contract';
import { isRecord } from '@agile-languages/shared/formats';
import { patternFinder } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';

/** `address`: of the visitor. */
export type AskApi = (call: string, body: { kv: object }, address: string) => Promise<unknown>;

/** In milliseconds. */
const patience = 1000;

/** By the first request of its page that has the id. No answer in time counts as yes. */
export async function isThere(
  path: string,
  registry: Registry,
  ask: (call: string, body: { kv: object }) => Promise<unknown>,
): Promise<boolean> {
  const request = requestOf(path, registry);
  if (!request) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return !saysNothing(await Promise.race([ask(request.call, { kv: request.kv }), late]));
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
  }
}

function requestOf(path: string, { areas }: Registry) {
  const routes = Object.assign(
    {},
    ...Object.values(areas).map((area) => area.routes),
  ) as Registry['areas'][string]['routes'];
  const pattern = patternFinder(Object.keys(routes))(path) ?? '';
  const { call, kv } = routes[pattern]?.firstRequests?.find(hasParam) ?? {};
  if (!call || !kv) return undefined;
  const valueAt = (param: string) => decodeURIComponent(path.split('/')[pattern.split('/').indexOf(`:${param}`)] ?? '');
  const values = Object.entries(kv).map(([key, value]) => {
    if (typeof value !== 'object') return [key, value];
    return [key, 'param' in value ? valueAt(value.param) : 'offset' in value ? 0 : ''];
  });
  return { call, kv: Object.fromEntries(values) as object };
}

const hasParam = ({ kv = {} }: FirstRequest) =>
  Object.values(kv).some((value) => typeof value === 'object' && 'param' in value);

function saysNothing(answer: unknown): boolean {
  const table = isRecord(answer) && Array.isArray(answer.tbl) ? answer.tbl[0] : undefined;
  return isRecord(table) && Array.isArray(table.r) && table.r.length === 0;
}

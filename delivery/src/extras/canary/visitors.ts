import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { checkRegistry } from '@agile-languages/shared/registry';
import { logFault } from '../../log-fault.ts';
import { isOpened } from '../../serve/documents.ts';
import { revisionIn, type ServedRevision, stateOf } from '../../serve/live-site.ts';
import type { Visitors } from '../../serve/site.ts';
import { readJson } from '../../store/json.ts';
import { claimedRegistry } from '../../store/registry.ts';
import { bucketCount, isOver, readSides, type SideRevision, sideFolder } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { previewIdOf, previewRoutes, type Shown, withBanner } from './preview-routes.ts';

export interface SideSite extends ServedRevision {
  side: SideRevision;
}

export const createVisitors =
  (draw: () => number = () => randomInt(bucketCount)): Visitors =>
  async (server, { store, isSecure, live }) => {
    const sides = sideSites(store);
    const revisionBefore = keptRevisions(store);
    const shownAs = async (id: string): Promise<Shown | undefined> => {
      if (id === 'live') return shownIf(await live());
      if (id.startsWith('revision-')) return shownIf(await revisionBefore(Number(id.slice('revision-'.length))));
      const found = (await sides()).find(({ side }) => side.id === id && !isOver(side));
      return found && { revision: found, side: found.side };
    };
    previewRoutes(server, { store, shownAs, isSecure });
    return async ({ headers, protocol, host }, reply, live) => {
      const beside = await sides();
      const id = headers.cookie && (await previewIdOf(headers.cookie, store));
      const shown = id && (await shownAs(id));
      if (shown) {
        reply.header('vary', 'Cookie').header('cache-control', 'private, no-store');
        reply.header('x-robots-tag', 'noindex, nofollow');
        const options = { store, origin: `${protocol}://${host}`, cookie: headers.cookie, shown };
        return { ...shown.revision, withBanner: (html: string, path: string) => withBanner(html, path, options) };
      }
      if (!beside.some(({ side }) => side.kind === 'canary')) return live;
      reply.header('vary', 'Cookie').header('cache-control', 'private, no-cache');
      const { canary, setCookie } = visitorGroup(headers, beside, { isSecure, draw });
      if (setCookie) reply.header('set-cookie', setCookie);
      return canary ?? live;
    };
  };

function sideSites(store: Store): () => Promise<readonly SideSite[]> {
  const stateNow = stateOf(store.sides);
  let lastState = '';
  let current: Promise<readonly SideSite[]> = Promise.resolve([]);
  return async () => {
    const state = stateNow();
    if (state !== lastState) {
      lastState = state;
      current = readAll(store);
    }
    return current;
  };
}

async function readAll(store: Store): Promise<SideSite[]> {
  const sites = (await readSides(store)).map(async (side): Promise<SideSite[]> => {
    const folder = sideFolder(store, side);
    const registry = checkRegistry(await readJson(join(folder, 'registry.json')));
    const revision = typeof registry === 'string' ? registry : await revisionIn(store, registry, folder);
    if (typeof revision === 'string') {
      logFault(`${side.kind} of ${side.name}: ${revision} It is not served.`);
      return [];
    }
    return [{ ...revision, side }];
  });
  return (await Promise.all(sites)).flat();
}

const shownIf = (revision: ServedRevision | undefined): Shown | undefined => revision && { revision };

function keptRevisions(store: Store): (revision: number) => Promise<ServedRevision | undefined> {
  return async (number) => {
    const registry = await claimedRegistry(store, number);
    const revision = registry && (await revisionIn(store, registry, store.pages(number)));
    return typeof revision === 'string' ? undefined : revision;
  };
}

const cookie = 'canary';

/** In seconds: seven days. */
const age = 604_800;

interface VisitorGroup {
  canary?: SideSite;
  setCookie?: string;
}

/** Search engines send no cookies and get what is live. */
function visitorGroup(
  headers: IncomingHttpHeaders,
  sides: readonly SideSite[],
  { isSecure, draw }: { isSecure: boolean; draw: () => number },
): VisitorGroup {
  const canaries = sides.filter(({ side }) => side.kind === 'canary');
  if (canaries.length === 0) return {};
  const known = bucketIn(headers.cookie);
  const bucket = known ?? (isArrival(headers) ? draw() : undefined);
  if (bucket === undefined) return {};
  const canary = canaries.find(({ side }) => side.buckets.includes(bucket));
  return {
    ...(canary && { canary }),
    ...(known === undefined && {
      setCookie: `${cookie}=${bucket}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    }),
  };
}

function bucketIn(header: string | undefined): number | undefined {
  const [, value] = /(?:^|; *)canary=(\d{1,2})(?:;|$)/.exec(header ?? '') ?? [];
  return value === undefined ? undefined : Number(value);
}

const isArrival = (headers: IncomingHttpHeaders) => isOpened(headers) && headers['sec-fetch-site'] !== 'same-origin';

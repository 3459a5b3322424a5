import { isApiPath } from '@agile-languages/api/paths';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import type { Owners } from '../store/owners.ts';
import { withContact } from '../store/team-of.ts';
import { commonAddress, firstSegment } from './overlap.ts';

type Area = Pick<AreaDescription, 'routes' | 'owner' | 'contact'>;

export interface RoutesToCheck {
  areas: Readonly<Record<string, Area>>;
  newcomers: readonly string[];
  live: Readonly<Record<string, Pick<Area, 'routes'>>>;
  owners: Owners;
}

export function checkRoutes(site: RoutesToCheck): void {
  const others = Object.keys(site.areas).filter((name) => !site.newcomers.includes(name));
  for (const name of site.newcomers) {
    for (const pattern of Object.keys(site.areas[name]?.routes ?? {})) checkPattern(site, name, pattern, others);
    others.push(name);
  }
}

function checkPattern(site: RoutesToCheck, name: string, pattern: string, others: readonly string[]): void {
  const taken = (why: string) => new Refusal(`Area ${name} declares ${pattern}, ${why} Nothing has changed.`);
  const fixed = ['/', '/404'].find((own) => commonAddress(own, pattern) !== undefined);
  if (fixed) throw taken(`which ${fixed === pattern ? '' : `matches ${fixed}, and that `}belongs to the shell.`);
  if (isServed(pattern.toLowerCase())) throw taken('which belongs to the server.');
  const own = Object.keys(site.areas[name]?.routes ?? {});
  const twin = own.find((other) => other !== pattern && shapeOf(other) === shapeOf(pattern));
  if (twin) throw taken(`and ${twin}, which is the same address.`);
  const owner = ownerOf(site, name, firstSegment(pattern));
  const rival = [...(owner ? [owner] : []), ...others].find((other) => overlapOf(site, other, pattern));
  if (rival === undefined && owner === undefined) return;
  const team = rival ?? owner ?? '';
  const overlap = overlapOf(site, team, pattern);
  const whose = withContact(team, site.areas[team]);
  throw taken(
    overlap
      ? `but ${overlap.pattern} belongs to ${whose}: both match ${overlap.address}.${handOver(name, pattern)}`
      : `but what begins with ${firstSegment(pattern)} belongs to ${whose}.${handOver(name, pattern)}`,
  );
}

const handOver = (name: string, pattern: string) =>
  ` The operator can hand it over: npm run owner -- ${name} ${firstSegment(pattern)}.`;

function ownerOf({ areas, live, owners }: RoutesToCheck, name: string, segment: string): string | undefined {
  const given = Object.hasOwn(owners, segment) ? owners[segment] : undefined;
  if (given === name) return undefined;
  const has = (routes: object = {}) => Object.keys(routes).some((pattern) => firstSegment(pattern) === segment);
  if (given !== undefined && has(areas[given]?.routes)) return given;
  const first = Object.keys(areas).find((other) => has(live[other]?.routes) && has(areas[other]?.routes));
  return first === name ? undefined : (first ?? given);
}

function overlapOf({ areas, owners }: RoutesToCheck, other: string, pattern: string) {
  for (const theirs of Object.keys(routesInForce(areas, owners, other))) {
    const address = commonAddress(pattern, theirs);
    if (address !== undefined) return { pattern: theirs, address };
  }
  return undefined;
}

/** Without those that were given to another area which has them now. */
export function routesInForce(
  areas: Readonly<Record<string, Pick<Area, 'routes'>>>,
  owners: Owners,
  name: string,
): Area['routes'] {
  const isGone = (pattern: string) => {
    const segment = firstSegment(pattern);
    const owner = Object.hasOwn(owners, segment) ? owners[segment] : undefined;
    if (owner === undefined || owner === name) return false;
    return Object.keys(areas[owner]?.routes ?? {}).some((theirs) => firstSegment(theirs) === segment);
  };
  return Object.fromEntries(Object.entries(areas[name]?.routes ?? {}).filter(([pattern]) => !isGone(pattern)));
}

const shapeOf = (pattern: string) => pattern.replaceAll(/:\w+/g, ':').toLowerCase();

export const isServed = (pattern: string): boolean =>
  isApiPath(pattern) ||
  /^\/(areas|desk|oembed|partner|pictures|preview|releases|reports|embed\/.+)(\/|$)/.test(pattern);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '@agile-languages/shared/build/checkout';
import type { Registry } from '@agile-languages/shared/registry';
import type { Activation } from '../activate/activate-releases.ts';
import { linkToRemoved } from '../activate/check-links.ts';
import { line } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { readHistory } from '../store/history.ts';
import { takeBackAddresses } from '../store/owners.ts';
import { namesIn, readRegistry } from '../store/registry.ts';
import { endSide, readSides } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import { nameAmong } from './arguments.ts';
import { changeSite } from './change-site.ts';
import type { Extras, SiteToChange } from './extras.ts';
import { usages } from './usages.ts';

export async function retire(args: string[], extras: Extras): Promise<void> {
  const { name: area, flags, texts } = readArgs(args, usages.retire);
  const isDryRun = !flags.has('remove');
  const { why = '' } = texts;
  const end = async (site: SiteToChange) => {
    const { store, live } = site;
    const name = await nameIn(store, area);
    const entry = live?.areas[name];
    if (!entry) return endWhatIsLeft(site, name, why, isDryRun);
    const { release, slots = {} } = entry;
    expectNoPartners(store, live, name, release);
    const activation = await site.activate({
      releases: {},
      retires: name,
      note: { kind: 'retire', why, subject: name },
      removes: true,
      isDryRun,
    });
    if (Object.keys(slots).length > 0) line(`Sections of the home page: ${Object.keys(slots).join(', ')}`);
    for (const text of await endTheRest(site, name, why, isDryRun)) line(text);
    if (isDryRun) line(`Nothing has changed. ${(await obstacleTo(activation)) ?? wayToEnd(name)}`);
    else line(`${name} is no part of the site any more, revision ${activation?.registry.revision}.`);
  };
  await changeSite(extras, end, { expect: (store) => nameIn(store, area) });
}

/** Of an area that is live, or that was retired. */
async function nameIn(store: Store, area: string | undefined): Promise<string> {
  const areas = namesIn(await readRegistry(store)).filter((each) => each !== 'shell');
  return area && !areas.includes(area) && (await isRetired(store, area)) ? area : nameAmong(areas, area);
}

const wayToEnd = (name: string) => `To end ${name}: npm run retire -- ${name} --remove`;

/** What is rendered anew may have no such link any more. */
async function obstacleTo(activation: Activation | undefined): Promise<string | undefined> {
  if (!activation?.before) return undefined;
  const { before, removed, reused } = activation;
  const pages = Object.fromEntries(Object.entries(before.list.pages).filter(([key]) => !removed.includes(key)));
  const dead = await linkToRemoved(before.folder, before.list, { pages }, reused);
  return dead && `It cannot be ended yet: nothing would be ${dead}. Release those without the link first.`;
}

function expectNoPartners(store: Store, live: Registry | undefined, name: string, release: string): void {
  if (!live?.embed || !existsSync(join(store.release(name, release), 'embed'))) return;
  throw new Refusal(`Pages of partners load elements of ${name}, which would be gone. Nothing has changed.`);
}

const isRetired = async (store: Store, name: string): Promise<boolean> =>
  (await readHistory(store)).some(({ kind, subject }) => kind === 'retire' && subject === name);

/** A command may have ended after the revision without the area, and before the rest. */
async function endWhatIsLeft(site: SiteToChange, name: string, why: string, isDryRun: boolean): Promise<void> {
  const ended = await endTheRest(site, name, why, isDryRun);
  for (const text of ended) line(text);
  if (isDryRun && ended.length > 0)
    line(`Nothing has changed. To end what is left of ${name}: npm run retire -- ${name} --remove`);
  else line(`Nothing is left of ${name}, which is retired.`);
}

async function endTheRest({ store, extras }: SiteToChange, name: string, why: string, isDryRun: boolean) {
  const sides = (await readSides(store)).filter((side) => side.name === name);
  if (!isDryRun) for (const side of sides) await endSide(store, side);
  const keys = (await extras.receive?.endKeys(store, name, why || `${name} is retired`, isDryRun)) ?? [];
  const addresses = await takeBackAddresses(store, name, isDryRun);
  return [
    ...sides.map(({ kind, release }) => `Beside what is live: ${kind} ${release}`),
    ...keys.map((key) => `Key: ${key}`),
    ...addresses.map((address) => `Addresses that the operator gave it: ${address}`),
  ];
}

import type { SoakSite } from './soak-site.ts';

/** A class that the list shows on its last page. */
const soakClass = {
  language: '1111117',
  name: 'Soak',
  start: '2099-01-12T18:30',
  'time-zone': 'Europe/Vienna',
  pattern: '5 x 2 h, Mon+Wed 18:30',
  price: '480',
  currency: 'EUR',
  seats: '10',
  description: 'A class of the soak.',
};

/** Ends the site with `kill -9` and starts it again. @returns what the table says of it */
export async function killed(site: SoakSite): Promise<string> {
  const start = performance.now();
  await site.killAndStart();
  return `killed, up after ${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Adds a class and has the pages prerendered. @returns what the table says of it */
export async function released(site: SoakSite): Promise<string> {
  const options = Object.entries(soakClass).flatMap(([name, value]) => [`--${name}`, value]);
  await site.command('trainer', 'add-class', ...options);
  await site.command('prerender', '--why', 'soak');
  return 'class added, prerendered';
}

import { candidates } from './candidates.ts';
import { type Found, findBrowser } from './find-browser.ts';
import { thisMachine } from './machine.ts';
import { probe } from './probe.ts';

/** The browser of this run, looked for once; processes started from here find it in the environment. */
export async function chosenBrowser(): Promise<Found> {
  const chosen = process.env.E2E_CHOSEN_BROWSER;
  if (chosen) return JSON.parse(chosen);
  const found = await findBrowser(candidates(thisMachine), probe);
  process.env.E2E_CHOSEN_BROWSER = JSON.stringify(found);
  return found;
}

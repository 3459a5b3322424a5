import { pathOf, until } from './arrive.ts';
import { placeInHistory } from './in-left-page.ts';
import { beginUse, pressAllHere } from './in-used-page.ts';
import { type OpenPage, silence } from './rest.ts';
import { provideUse } from './use-element.ts';

export async function pressAll(tab: OpenPage): Promise<void> {
  await tab.page.evaluate(beginUse);
  await tab.page.evaluate(provideUse);
  await tab.page.evaluate(pressAllHere);
  await silence(tab);
}

/** And used, in a new document. What is heard of it has been heard before. */
export async function openAgain(tab: OpenPage, path: string): Promise<void> {
  const { page } = tab;
  await page.goto(new URL(path, page.url()).href);
  await until(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset));
  await pressAll(tab);
  tab.forgetHeard?.();
}

/** `undefined`: it has led elsewhere itself. */
export const placeOf = async ({ page }: OpenPage, path: string): Promise<string | undefined> =>
  (await pathOf(page)) === path ? page.evaluate(placeInHistory) : undefined;

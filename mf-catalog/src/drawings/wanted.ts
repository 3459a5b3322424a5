/**
 * Code that a composed page can do without: its pictures already stand in the document. The code is fetched when a
 * picture has to be drawn in the browser. On the server it is always there.
 */
const wishes = new Map<string, PromiseWithResolvers<void>>();

const wishFor = (name: string) => {
  const known = wishes.get(name);
  if (known) return known;
  const wish = Promise.withResolvers<void>();
  wishes.set(name, wish);
  return wish;
};

/** Says that the browser needs this code now. */
export const want = (name: string): void => wishFor(name).resolve();

/** Loads once it is wanted. A failed try stays without effect on the page; the next one comes with the window's focus. */
export async function whenWanted<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  if (typeof document !== 'undefined') await wishFor(name).promise;
  return patiently(name, load);
}

async function patiently<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (typeof document === 'undefined') throw cause;
    console.warn(`Drawings of ${name} did not load; they are tried again with the window's next focus.`, cause);
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
    return patiently(name, load);
  }
}

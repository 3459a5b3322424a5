/**
 * Code that a prerendered page does without: its document contains the drawings. The code is fetched when a drawing is
 * requested in the browser. On the server it is always there.
 */
const requests = new Map<string, PromiseWithResolvers<void>>();

const requestOf = (name: string) => {
  const known = requests.get(name);
  if (known) return known;
  const created = Promise.withResolvers<void>();
  requests.set(name, created);
  return created;
};

/** Lets the code of this name be fetched. */
export const requestCode = (name: string): void => requestOf(name).resolve();

/** Fetches the code once it is requested. After a failure the next try comes with the next focus of the window. */
export async function loadOnRequest<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  if (typeof document !== 'undefined') await requestOf(name).promise;
  return loadWithRetry(name, load);
}

async function loadWithRetry<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (typeof document === 'undefined') throw cause;
    console.warn(`Drawings of ${name} did not load; they are tried again with the window's next focus.`, cause);
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
    return loadWithRetry(name, load);
  }
}

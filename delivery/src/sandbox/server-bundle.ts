import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = new Set<string>();

/** Packages that a bundle leaves to Node are those of this repository, wherever the releases are kept. */
registerHooks({
  resolve: (specifier, context, next) => {
    const folder = context.parentURL && new URL('.', context.parentURL).href;
    const isPackage = /^[@\w]/.test(specifier) && !URL.canParse(specifier);
    return next(
      specifier,
      folder && isPackage && folders.has(folder) ? { ...context, parentURL: import.meta.url } : context,
    );
  },
});

/** Loads the server bundle of a release. */
export function importBundle<Bundle>(directory: string): Promise<Bundle> {
  const { href } = pathToFileURL(join(directory, 'server/index.mjs'));
  folders.add(new URL('.', href).href);
  return import(href);
}

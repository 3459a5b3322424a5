declare global {
  /** Where the bundler's runtime finds chunks of the shell. */
  var __webpack_public_path__: string;
}

/** Loads a chunk of the shell. A second try has another address of the same bytes (decision 25). */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    console.error('load shell', cause);
    __webpack_public_path__ = otherBase(__webpack_public_path__);
    return load();
  }
}

/** Another address of the same files. The development server has none. */
function otherBase(base: string): string {
  if (process.env.NODE_ENV === 'development') return base;
  const [, first, failures = 0] = /^(.*?)(?:again(\d+)\/)?$/.exec(base) ?? [];
  return `${first}again${Number(failures) + 1}/`;
}

let remotes: Promise<typeof import('../remotes/index.ts')> | undefined;

/** What loads areas. It comes with the first one, because a page whose parts wait needs none. */
export function loadRemotes() {
  remotes ??= loadChunk(() => import(/* webpackChunkName: "federation" */ '../remotes/index.ts')).catch((cause) => {
    remotes = undefined;
    throw cause;
  });
  return remotes;
}

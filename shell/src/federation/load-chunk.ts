declare global {
  var __webpack_public_path__: string;
}

/** A second try has another address of the same bytes (decision 25). */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    console.error('load shell', cause);
    __webpack_public_path__ = otherBase(__webpack_public_path__);
    return load();
  }
}

/** The development server has none. */
function otherBase(base: string): string {
  if (process.env.NODE_ENV === 'development') return base;
  const [, first, failures = 0] = /^(.*?)(?:again(\d+)\/)?$/.exec(base) ?? [];
  return `${first}again${Number(failures) + 1}/`;
}

type Remotes = typeof import('../remotes/index.ts');

let remotes: Promise<Remotes> | undefined;

export let loadedRemotes: Remotes | undefined;

export function loadRemotes() {
  remotes ??= loadChunk(() => import(/* webpackChunkName: "federation" */ '../remotes/index.ts')).then(
    (loaded) => {
      loadedRemotes = loaded;
      return loaded;
    },
    (cause) => {
      remotes = undefined;
      throw cause;
    },
  );
  return remotes;
}

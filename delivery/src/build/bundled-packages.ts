const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Folders of the npm packages that files of a build are from, each once, by name. @param files paths of its modules */
export function bundledPackages(files: Iterable<string | undefined>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageFolder.exec(file?.replaceAll('\\', '/') ?? '')?.[1];
    if (folder) folders.add(folder);
  }
  return [...folders].sort();
}

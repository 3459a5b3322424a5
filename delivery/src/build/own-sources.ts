import { realpathSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { StatsModule } from '@rspack/core';
import { codeFolder } from '../paths.ts';

const isOfPackage = /[\\/]node_modules[\\/]/;

/** @param folder of the workspace that is built: it takes nothing from another, which changes without it */
export function expectOwnSources(name: string, folder: string, modules: readonly StatsModule[]): void {
  const folders = [folder, join(codeFolder, 'shared')].map((own) => realpathSync(own) + sep);
  const isOwn = (file: string) => isOfPackage.test(file) || folders.some((own) => file.startsWith(own));
  const stranger = modules.find(({ nameForCondition: file }) => file && isAbsolute(file) && !isOwn(file));
  if (!stranger) return;
  const { moduleName, userRequest } = stranger.reasons?.find((reason) => reason.userRequest) ?? {};
  throw new UserError(
    `${name} does not build: ${moduleName} has ${userRequest}, which is neither in its folder nor in shared nor in a package. Nothing has changed.`,
  );
}

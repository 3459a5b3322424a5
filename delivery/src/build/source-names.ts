import { areaNames } from '@agile-languages/shared/build/checkout';
import { codeFolder, root } from '../paths.ts';

/** What can be built and released from this checkout: the shell, unless it is a team's own repository, and each area. */
export const sourceNames = (): string[] => [...(root === codeFolder ? ['shell'] : []), ...areaNames(root)];

import { areaNames } from '@agile-languages/shared/build/checkout';
import { root } from '../paths.ts';

/** What can be built and released from this checkout: the shell, and each area by its name. */
export const sourceNames = (): string[] => ['shell', ...areaNames(root)];

/**
 * Build presets: one line in the `rspack.config.ts` of the shell and of each area.
 * A preset makes two configurations of one source: files for browsers and a bundle for Node.
 */

export { strangeStyles } from './area-styles.ts';
export { desk } from './desk.ts';
export { commonConfigs } from './embed/common-configs.ts';
export { area, type BuildOptions, type BuildPreset, shell } from './presets.ts';
export { crossing, crossingFrom, keptByShell } from './shared-modules.ts';

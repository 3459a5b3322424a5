import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import type { Provenance, ReleaseSignature } from './release-signature.ts';

export interface Artefact extends Provenance {
  name: string;
  packageName: string;
  description: AreaDescription | ShellDescription;
  signature?: ReleaseSignature;
}

export const packageFile = 'package.json';

export interface ArtefactPackage {
  name: string;
  version: string;
  description: string;
  license: string;
  gitHead?: string;
  release: { area: string; hash: string; builder: string };
}

export const artefactLimits = {
  /** In bytes. */
  packed: 64 * 2 ** 20,
  unpacked: 256 * 2 ** 20,
  files: 5000,
  /** Unpacked bytes for one packed byte. Releases have about three. */
  ratio: 50,
};

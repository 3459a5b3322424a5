import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import type { Provenance, ReleaseSignature } from '../keys/release-signature.ts';

/** What an artefact is made from: a release in a folder, and where it was made. */
export interface Artefact extends Provenance {
  /** The area, or `shell`. */
  name: string;
  /** Name of its npm package. */
  packageName: string;
  description: AreaDescription | ShellDescription;
  signature?: ReleaseSignature;
}

/** Files beside the release itself. */
export const packageFile = 'package.json';

/** `package.json` of an artefact: with name and version it is a package that every npm registry takes. */
export interface ArtefactPackage {
  name: string;
  version: string;
  description: string;
  license: string;
  /** Commit of the sources, as npm itself records it. */
  gitHead?: string;
  /** What the package is for a site. */
  release: { area: string; hash: string; builder: string };
}

/** Limits of what is taken from elsewhere. */
export const artefactLimits = {
  /** Bytes of the packed file. */
  packed: 64 * 2 ** 20,
  /** Bytes of all files in it. */
  unpacked: 256 * 2 ** 20,
  files: 5000,
};

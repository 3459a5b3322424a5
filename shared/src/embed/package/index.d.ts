export * from './elements.js';

export interface LoadOptions {
  /** Exact version. Default: `v1`, which follows the provider's releases. */
  version?: string;
  /** Hash of `loader.js`, from `manifest.json` of an exact version. */
  integrity?: string;
  /** For a content security policy with nonces. */
  nonce?: string;
  /** Adds `skeleton.css`, too: the shape of an element is in its room until it is there. Default: `false`. */
  skeleton?: boolean;
}

/**
 * Opens the connection to a provider and adds its style sheet and loader to the page, once; on a server it does nothing.
 *
 * @param site origin of the provider's site
 * @returns settles when the elements are defined; never in browsers that are too old, where the link inside stays
 */
export function loadAgile(site: string, options?: LoadOptions): Promise<void>;

import { safeMarkup } from '@agile-languages/shared/formats';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown;
}

/**
 * Whatever turns text into elements here, such as the editor with what is pasted, gets only what the site would show of
 * it. Without Trusted Types in the browser the server keeps no more than that either.
 */
export function limitMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: safeMarkup });
}

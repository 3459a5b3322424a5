import { type EmbedOptions, siteAddress } from '@agile-languages/shared/embed';
import type { ClassTarget } from '../links/class-links.ts';
import { classPath } from '../links/class-path.ts';

/** Address of a target on the provider's site. That of the log-in page has the address to come back to. */
export function embedAddress(target: ClassTarget, options: EmbedOptions, opener = ''): string {
  const url = new URL(siteAddress(classPath(target), options));
  if (target.kind === 'enrol') {
    if (opener) url.searchParams.set('opener', opener);
    if (options.returnUrl) url.searchParams.set('return-url', options.returnUrl);
  }
  return url.href;
}

import { embedFileBase } from '@agile-languages/shared/embed';
import { safeHref } from '@agile-languages/shared/ui';

/** On partners' pages a path of the provider's needs its host. */
export const logoAddress = (relatedLogoUrl: string): string | undefined =>
  safeHref(relatedLogoUrl)?.replace(/^\//, new URL('/', embedFileBase).href);

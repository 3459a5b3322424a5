import { safeHref } from '@agile-languages/shared/ui';

/** `undefined` when the picture may not be shown. */
export const logoAddress: (relatedLogoUrl: string) => string | undefined = safeHref;

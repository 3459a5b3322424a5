import { safeHref } from '@agile-languages/shared/ui';

/** Address of a class's picture as it stands in the row; `undefined` when it is none that may be shown. */
export const logoAddress: (relatedLogoUrl: string) => string | undefined = safeHref;

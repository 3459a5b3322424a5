import { safeHref } from '@agile-languages/shared/ui';

/** Address of a class's picture as its row has it; `undefined` when it may not be shown. */
export const logoAddress: (relatedLogoUrl: string) => string | undefined = safeHref;

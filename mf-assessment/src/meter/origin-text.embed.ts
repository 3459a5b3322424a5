/** Partners' pages have no links with marks. */
export const originText = (): undefined => undefined;

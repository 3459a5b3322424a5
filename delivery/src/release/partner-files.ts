/** As the build names them: `catalog.js`, `catalog-needs.js`, `catalog.12.js`. No name of an area begins another. */
export const isOwnPartnerFile = (area: string, file: string): boolean =>
  !file.includes('/') && (file.startsWith(`${area}.`) || file.startsWith(`${area}-`));

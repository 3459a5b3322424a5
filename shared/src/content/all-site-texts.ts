import { accuracyTexts, documentTexts, homeTexts, type SiteText, type TextPlace } from './site-texts.ts';

/** All texts that the provider can replace, in the order of their places. */
export const siteTexts: readonly SiteText[] = [...homeTexts, ...accuracyTexts, ...documentTexts];

/** Whether a text belongs to a place. */
export const isAt = (place: TextPlace, id: string): boolean => id === place || id.startsWith(`${place}-`);

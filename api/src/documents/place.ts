import type { Markup } from '../html.ts';

/** What a document needs to know of where it stands. */
export interface DocumentPlace {
  siteOrigin: string;
  brand: string;
  /** Address for enquiries. */
  email: string;
  style: Markup;
}

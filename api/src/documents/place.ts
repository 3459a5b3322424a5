/** What a document needs to know of where it stands. */
export interface DocumentPlace {
  siteOrigin: string;
  brand: string;
  /** Address for enquiries. */
  email: string;
}

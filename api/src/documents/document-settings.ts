/** Settings of the installation that documents contain. */
export interface DocumentSettings {
  siteOrigin: string;
  brand: string;
  /** Address for enquiries. */
  email: string;
}

/** What one installation of the site decides. Every document contains it; the README has a table of the settings. */
export interface SiteConfig {
  /** Name of the provider. */
  brand: string;
  /** Address for enquiries. */
  email: string;
  /** Absolute origin of the site, `http://localhost:3000`. */
  origin: string;
  /** Base of the provider API without a closing slash. */
  apiBase: string;
  /** Base of the file service without a closing slash; experts' photos are below `users/`. */
  fileBase: string;
  /** External login page, absolute. */
  loginUrl: string;
  /** The Simulation Platform, absolute. */
  frameworkUrl: string;
  /** Where a member goes with `tk` after signing in, absolute. */
  appRedirectUrl: string;
  /** How the contact forms reach the e-mail service, EmailJS or one that accepts the same requests. */
  mail: MailConfig;
  /** The handbook, shown in an iframe of `/handbook`; absolute or from the root of the site. */
  handbookUrl: string;
  /** The terms and conditions, the same for `/terms-condition`. */
  termsUrl: string;
  /** Whether demonstration data is loaded. */
  demo: boolean;
  /** The company that runs the site, a line each: name, address, register, representative. Default: the imprint says that none is set. */
  imprint?: readonly string[];
  /** The provider's own text about personal data, absolute. Default: none. */
  privacyUrl?: string;
  /** Lines below the contact address in the footer, from the desk. Default: none. */
  footer?: readonly string[];
  /** Origins of areas whose browser files are not on the site's own, by name. Default: none. */
  areaOrigins?: Readonly<Record<string, string>>;
  /** Path of the pictures for link previews, with a closing slash. Default: none, as in development. */
  pictures?: string;
}

export interface MailConfig {
  /** Origin of the service; `''` is the site's own, where the API accepts the messages. */
  origin: string;
  publicKey: string;
  serviceId: string;
  /** Template of each of the two forms. */
  templateIds: { modal: string; home: string };
}

let current: SiteConfig | undefined;

/** Sets the configuration, once, before anything renders. Only the shell, prerendering and tests call this. */
export function configure(config: SiteConfig): void {
  current = Object.freeze({ ...config });
}

/** The configuration in force. @throws when nothing was configured yet. */
export function siteConfig(): SiteConfig {
  if (!current) throw new Error('The site is not configured: call configure() before rendering.');
  return current;
}

import type { SiteConfig } from '../platform/index.ts';

/** The configuration that tests run with. Every address ends in `.test`, so none of them exists. */
export const testConfig: SiteConfig = {
  brand: 'Test Brand',
  email: 'info@brand.test',
  origin: 'http://site.test',
  apiBase: 'http://site.test/api',
  fileBase: 'http://site.test/files',
  loginUrl: 'http://app.test/login',
  frameworkUrl: 'http://framework.test/',
  appRedirectUrl: 'http://app.test/redirect',
  mail: {
    origin: 'http://site.test',
    publicKey: 'test-key',
    serviceId: 'test-service',
    templateIds: { modal: 'test-modal', home: 'test-home' },
  },
  handbookUrl: 'http://files.test/handbook.html',
  termsUrl: 'http://site.test/files/documents/terms.html',
  demo: true,
};

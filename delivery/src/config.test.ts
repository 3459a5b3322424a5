import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { root } from './paths.ts';

test('nothing set: the site on port 3000 of this machine, with demonstration data', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    releasesDir: `${root}/releases`,
    dataDir: `${root}/data`,
    hsts: '',
    trustProxy: '',
    most: { pages: 50_000, bytes: 4000 * 2 ** 20, stored: 20_000 * 2 ** 20 },
    debugHeaders: false,
    visits: false,
    ownApiProcess: false,
    securityContact: 'info@example.com',
    site: {
      brand: 'Agile Languages',
      email: 'info@example.com',
      origin: 'http://localhost:3000',
      apiBase: '/api',
      fileBase: '/files',
      loginUrl: 'http://localhost:3000/app/login',
      frameworkUrl: 'http://localhost:3000/app/framework',
      appRedirectUrl: 'http://localhost:3000/app/redirect',
      mail: {
        origin: '',
        publicKey: 'public_key',
        serviceId: 'default_service',
        templateIds: { modal: 'contact_modal', home: 'contact_home' },
      },
      handbookUrl: '/files/documents/handbook.html',
      termsUrl: '/files/documents/terms.html',
      demo: true,
    },
  });
});

test('API_PROCESS: own or shared, nothing else', () => {
  expect(readConfig({ API_PROCESS: 'own' }).ownApiProcess).toBe(true);
  expect(readConfig({ API_PROCESS: 'shared' }).ownApiProcess).toBe(false);
  expect(() => readConfig({ API_PROCESS: '2' })).toThrow('API_PROCESS is 2; it has to be shared or own.');
});

test('VISITS: on or off, nothing else; of a demonstration off', () => {
  expect(readConfig({ DEMO: '0' }).visits).toBe(true);
  expect(readConfig({ DEMO: '0', VISITS: 'off' }).visits).toBe(false);
  expect(readConfig({ VISITS: 'on' }).visits).toBe(true);
  expect(() => readConfig({ VISITS: '1' })).toThrow('VISITS is 1; it has to be on or off.');
});

test('PUBLISH: on or off, nothing else', () => {
  expect(readConfig({ PUBLISH: 'on' }).publishes).toBe(true);
  expect(readConfig({ PUBLISH: 'off' }).publishes).toBe(false);
  expect(() => readConfig({ PUBLISH: '0' })).toThrow('PUBLISH is 0; it has to be on or off.');
});

test('set to nothing: as if it were not set', () => {
  const empty = { PORT: '', HOST: '', SITE_ORIGIN: '', BRAND: '', LOGIN_URL: '', API_BASE: '', RELEASES_DIR: '' };

  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('places: as set', () => {
  const { host, releasesDir, dataDir } = readConfig({
    HOST: '0.0.0.0',
    RELEASES_DIR: '/test/releases',
    DATA_DIR: '/test/data',
  });

  expect([host, releasesDir, dataDir]).toEqual(['0.0.0.0', '/test/releases', '/test/data']);
});

test('provider: as set', () => {
  const { site } = readConfig({
    BRAND: 'Test Brand',
    CONTACT_EMAIL: 'info@brand.test',
    API_BASE: 'https://api.test',
    FILE_BASE: 'https://files.test',
    LOGIN_URL: 'https://app.test/login',
    FRAMEWORK_URL: 'https://framework.test/',
    APP_REDIRECT_URL: 'https://app.test/redirect',
  });

  expect(site).toMatchObject({
    brand: 'Test Brand',
    email: 'info@brand.test',
    apiBase: 'https://api.test',
    fileBase: 'https://files.test',
    loginUrl: 'https://app.test/login',
    frameworkUrl: 'https://framework.test/',
    appRedirectUrl: 'https://app.test/redirect',
  });
});

test('mail: as set', () => {
  const { site } = readConfig({
    MAIL_ORIGIN: 'https://mail.test/',
    MAIL_PUBLIC_KEY: 'test-key',
    MAIL_SERVICE_ID: 'test-service',
    MAIL_TEMPLATE_MODAL: 'test-modal',
    MAIL_TEMPLATE_HOME: 'test-home',
  });

  expect(site.mail).toEqual({
    origin: 'https://mail.test',
    publicKey: 'test-key',
    serviceId: 'test-service',
    templateIds: { modal: 'test-modal', home: 'test-home' },
  });
});

test('API elsewhere, no mail service set: messages go to the API', () => {
  expect(readConfig({ API_BASE: 'https://api.test/v1' }).site.mail.origin).toBe('https://api.test');
});

test('port set: part of the origin and of every address on it', () => {
  const { port, site } = readConfig({ PORT: '4000' });

  expect(port).toBe(4000);
  expect(site.origin).toBe('http://localhost:4000');
  expect(site.loginUrl).toBe('http://localhost:4000/app/login');
});

test('origin set: without path, whatever the port', () => {
  const { site } = readConfig({ PORT: '4000', SITE_ORIGIN: 'https://site.test/path/' });

  expect(site.origin).toBe('https://site.test');
  expect(site.appRedirectUrl).toBe('https://site.test/app/redirect');
});

test.each([
  ['0', false],
  ['1', true],
  ['', true],
])('DEMO is "%s": demonstration %s', (DEMO, demo) => {
  expect(readConfig({ DEMO }).site.demo).toBe(demo);
});

test.each(['abc', '-1', '65536', '30.5', '3000x'])('PORT is %s: one sentence', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(`PORT is ${PORT}, not a port number.`);
});

test.each([
  ['SITE_ORIGIN', 'site.test'],
  ['LOGIN_URL', 'javascript:alert(1)'],
  ['FRAMEWORK_URL', '/framework'],
  ['APP_REDIRECT_URL', 'ftp://app.test'],
  ['MAIL_ORIGIN', 'mail.test'],
])('%s is %s: one sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is ${value}, not an http address.`);
});

test.each(['s3://key:secret@s3.test/bucket', 'https://s3.test/bucket', 'https://key:secret@s3.test', 'key:secret'])(
  'RELEASES_URL is %s: one sentence without its secret',
  (RELEASES_URL) => {
    expect(() => readConfig({ RELEASES_URL })).toThrow(
      'RELEASES_URL has to be like https://key:secret@s3.example/bucket/folder',
    );
  },
);

test('AREA_ORIGINS: origins by area', () => {
  const { site } = readConfig({ AREA_ORIGINS: 'catalog=https://catalog.test, experts=https://experts.test/' });
  expect(site.areaOrigins).toEqual({ catalog: 'https://catalog.test', experts: 'https://experts.test' });
});

test.each([
  ['catalog', 'it has to be like catalog=https://catalog.example'],
  ['shell=https://shell.test', 'names shell'],
  ['catalog=ftp://catalog.test', 'not an http address'],
])('AREA_ORIGINS is %s: one sentence', (AREA_ORIGINS, sentence) => {
  expect(() => readConfig({ AREA_ORIGINS })).toThrow(sentence);
});

test.each(['0', 'many', '1.5', '-1'])('MOST_PAGES %j: one sentence', (value) => {
  expect(() => readConfig({ MOST_PAGES: value })).toThrow(
    `MOST_PAGES is ${value}; it has to be a whole number above 0.`,
  );
});

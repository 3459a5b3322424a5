import { expect, test } from 'vitest';
import { readApiConfig } from './config.ts';

test('an empty environment is a demonstration on port 3001', () => {
  expect(readApiConfig({})).toEqual({
    host: 'localhost',
    port: 3001,
    stopDelay: 0,
    dataDir: undefined,
    databaseUrl: undefined,
    demo: undefined,
    siteOrigin: 'http://localhost:3000',
    logLevel: 'info',
    trustProxy: undefined,
    webhooks: { allowsPrivate: false },
    mail: {},
  });
});

test('every variable is read', () => {
  expect(
    readApiConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      STOP_DELAY: '5000',
      DATA_DIR: '/test/data',
      DATABASE_URL: 'postgres://test@db.example/test',
      FILES_URL: 'https://key:secret@s3.example/test',
      WEBHOOK_PRIVATE: '1',
      DEMO: '0',
      SITE_ORIGIN: 'https://site.example/',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      METRICS_ADDRESS: '[::1]:9464',
      BACKUP_DIR: '/test/backups',
      BACKUP_AT: '01:30',
      BACKUP_KEEP: '7',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      MAIL_FROM: 'test@example.com',
      CONTACT_EMAIL: 'office@example.com',
      SMTP_URL: 'smtp://mail.example',
      MAIL_TEMPLATE_HOME: 'test-home',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 8080,
    stopDelay: 5000,
    dataDir: '/test/data',
    databaseUrl: 'postgres://test@db.example/test',
    filesUrl: 'https://key:secret@s3.example/test',
    webhooks: { allowsPrivate: true },
    demo: false,
    siteOrigin: 'https://site.example',
    logLevel: 'warn',
    trustProxy: '127.0.0.1',
    metrics: { host: '::1', port: 9464 },
    backup: { dir: '/test/backups', at: '01:30', keep: 7 },
    collector: 'http://collector.example:4318',
    mail: {
      ...{ from: 'test@example.com', contactTo: 'office@example.com', smtpUrl: 'smtp://mail.example' },
      forms: { home: 'test-home', modal: 'contact_modal' },
    },
  });
});

test('a value that makes no sense is named', () => {
  expect(() => readApiConfig({ PORT: '80a' })).toThrow('PORT is "80a"');
  expect(() => readApiConfig({ PORT: '70000' })).toThrow('PORT is "70000"');
  expect(() => readApiConfig({ DATABASE_URL: 'mysql://test' })).toThrow('DATABASE_URL has to be an address');
  expect(() => readApiConfig({ FILES_URL: 'https://s3.example/test' })).toThrow('FILES_URL has to be an address');
  expect(() => readApiConfig({ SMTP_URL: 'mail.example' })).toThrow('SMTP_URL has to be an address');
  expect(() => readApiConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"',
  );
  expect(() => readApiConfig({ STOP_DELAY: 'soon' })).toThrow('STOP_DELAY is "soon"');
  expect(() => readApiConfig({ DEMO: 'no' })).toThrow('DEMO is "no"');
  expect(() => readApiConfig({ SITE_ORIGIN: 'site.example' })).toThrow('SITE_ORIGIN is "site.example"');
  expect(() => readApiConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL is "loud"');
  expect(() => readApiConfig({ METRICS_ADDRESS: '9464' })).toThrow('METRICS_ADDRESS is "9464"');
  expect(() => readApiConfig({ BACKUP_DIR: 'b', BACKUP_AT: '24:00' })).toThrow('BACKUP_AT is "24:00"');
  expect(() => readApiConfig({ BACKUP_DIR: 'b', BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP is "0"');
});

import { describe } from 'vitest';
import { adoptRows } from '../../core/versioned.ts';
import { type Case, tryEveryDoor } from '../../testing/every-door.ts';
import { partnerResource } from '../partner/partner.ts';
import { accountResource } from './account.ts';
import { keyResource } from './key.ts';

const keyData = { name: 'Test pages', kind: 'live', origins: 'https://a.example\nhttps://b.example' };
const addPartner: Case['needs'] = (db) =>
  db
    .insertInto('partnerAccounts')
    .values({
      ...{ id: 'test', name: 'Test Partner', createdAt: '' },
      ...{ webhookUrl: '', webhookSecret: '', formerSecret: '', formerSecretEndsAt: '' },
    })
    .execute();
const addOriginRequest: Case['needs'] = async (db) => {
  await addPartner(db);
  const key = { key: 'pk_live_test', name: 'Test pages', partnerId: 'test', isTest: 0, createdAt: '', endsAt: null };
  await db.insertInto('partnerKeys').values(key).execute();
  const asked = { partnerKey: key.key, origin: 'https://new.example', email: 'person@example.com' };
  await db
    .insertInto('partnerOriginRequests')
    .values({ ...asked, id: 'test-request', partnerId: 'test', createdAt: '', state: 'new' })
    .execute();
};
const withWebhook: Case = {
  needs: addPartner,
  id: 'test',
  before: [['webhook', { address: 'https://partner.example/events' }]],
};
const withKey: Case = { before: [['create-partner', { partnerName: 'Test Partner', data: keyData }]] };

describe('every door', () =>
  tryEveryDoor(keyResource, {
    create: { input: { partner: 'test', data: keyData }, needs: addPartner },
    'create-partner': { input: { partnerName: 'Test Partner', data: keyData } },
    save: { ...withKey, input: { data: { origins: 'https://other.example', people: 'b@example.com\na@example.com' } } },
    rotate: { ...withKey, input: { days: 7 } },
    'test-key': withKey,
    revoke: withKey,
  }));

describe('every door of people', () =>
  tryEveryDoor(accountResource, {
    webhook: { needs: addPartner, id: 'test', input: { address: 'https://partner.example/events' } },
    'stop-webhook': withWebhook,
    'new-secret': withWebhook,
    ping: withWebhook,
    'accept-origin': { needs: addOriginRequest, id: 'test', input: { request: 'test-request' } },
    'refuse-origin': { needs: addOriginRequest, id: 'test', input: { request: 'test-request' } },
    'site-partner': {
      needs: async (db) => {
        await addPartner(db);
        await db.insertInto('partners').values({ slug: 'shown', name: 'Shown', sequence: 1 }).execute();
        await adoptRows(db, partnerResource.versioned, '');
      },
      id: 'test',
      input: { sitePartner: 'shown' },
    },
    resend: { ...withWebhook, before: [...(withWebhook.before ?? []), ['ping', {}]] },
  }));

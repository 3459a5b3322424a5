import { noCounts } from '../resources/key/counts.ts';
import { createTestDesk } from './test-desk.ts';

export const testKey = {
  partnerName: 'Test Partner',
  data: { name: '', kind: 'live', origins: 'https://partner.example\nhttps://www.partner.example/' },
};

export async function createKeyOwner(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('owner', 'owner@example.com');
  const desk = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    testDesk.desk(method, `/partner-keys${path}`, { token, ...(method !== 'GET' && { body: body ?? {} }) });
  const isRegistered = async (key: string, origin: string) =>
    (await testDesk.api.inject(`/api/partners/${key}?origin=${encodeURIComponent(origin)}`)).json().isRegistered;
  const create = async (): Promise<string> => (await desk('POST', '/create-partner', testKey)).body.key;
  const rowOf = async (key: string) =>
    (await desk('GET', '')).body.rows.find((row: { key: string }) => row.key === key);
  const monthOf = async (key: string) =>
    (await testDesk.desk('GET', '/partner-month', { token })).body.counts[key] ?? noCounts;
  return { ...testDesk, create, desk, isRegistered, monthOf, rowOf };
}

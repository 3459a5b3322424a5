import { createContext } from '../context.ts';
import { createPartnerPageContext } from '../desk/partner-page-call.ts';
import { allPartnerPageCalls } from '../desk/partner-page-routes.ts';
import { insertPartner } from '../resources/key/accounts.ts';
import { insertKey } from '../resources/key/table.ts';
import { createPartnerSessionRepository } from '../security/partner-session-repository.ts';
import { createTestDesk, testDeskOrigin } from './test-desk.ts';

export const person = 'person@partner.example';
export const origins = ['https://partner.example'];

interface PageRequest {
  token?: string | undefined;
  body?: object;
  origin?: string;
  host?: string;
  address?: string;
}

export async function createTestPage(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk({ sendsEvents: false, ...options });
  const { api, clock, db } = testDesk;
  const sessions = createPartnerSessionRepository(db, clock.read);
  const addPartner = async (name: string, email: string) => {
    const id = await insertPartner(db, name, clock.read());
    const key = await insertKey(db, { partnerId: id, name, isTest: false, origins, people: [email] }, clock.read());
    return { id, key };
  };
  const own = await addPartner('Own', person);
  const page = async (method: 'GET' | 'POST', path: string, request: PageRequest = {}) => {
    const { token, body = {}, origin = testDeskOrigin, host = 'localhost:3000', address } = request;
    const response = await api.inject({
      method,
      url: `/partner/api${path}`,
      ...(address && { remoteAddress: address }),
      headers: { host, ...(origin && { origin }), ...(token !== undefined && { cookie: `partner=${token}` }) },
      ...(method === 'POST' && { payload: body }),
    });
    const isJson = /json/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      sentence: isJson ? response.json().err?.[0]?.val : undefined,
      cookie: String(response.headers['set-cookie'] ?? ''),
    };
  };
  const mailedKeys = async () => {
    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'text'])
      .where('recipient', 'like', '%@partner.example')
      .execute();
    return mails.map(({ recipient, text }) => [recipient, /\/partner\/link#([\w-]+)/.exec(text)?.[1] ?? '']);
  };
  const calls = allPartnerPageCalls(createPartnerPageContext(createContext(db, {})));
  return { ...testDesk, addPartner, calls, mailedKeys, own, page, sessions, token: await sessions.open(person) };
}

import type { Role } from '../core/roles.ts';
import type { deskCalls } from '../desk/desk-routes.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { createStaffSessionRepository } from '../security/staff-session-repository.ts';
import { createTestApi } from './test-api.ts';
import { openTestDatabaseAt } from './test-engines.ts';

export const testDeskOrigin = 'http://localhost:3000';

export interface DeskTestRequest {
  body?: object;
  token?: string;
  device?: string;
  origin?: string;
  host?: string;
  address?: string;
}

type TestDeskMethod = ReturnType<typeof deskCalls>[number]['method'];

export async function createTestDesk(options: Parameters<typeof createTestApi>[0] = {}) {
  const testApi = await createTestApi(options);
  const { api, clock, location } = testApi;
  const db = await openTestDatabaseAt(location);
  const sessions = createStaffSessionRepository(db, clock.read);
  let people = 0;

  async function signInAs(role: Role, email = `test-${role}-${++people}@example.com`): Promise<string> {
    const id = await insertStaff(db, { email, fullname: `Test ${role}`, role }, clock.read());
    return sessions.open(id, { address: '192.0.2.1', browser: 'Test browser' });
  }

  async function desk(method: TestDeskMethod, path: string, request: DeskTestRequest = {}) {
    const { body, token, device, origin = testDeskOrigin, host = 'localhost:3000', address = '192.0.2.1' } = request;
    const response = await api.inject({
      method,
      url: `/desk/api${path}`,
      remoteAddress: address,
      headers: {
        host,
        ...(origin !== '' && { origin }),
        cookie: cookiesOf({ staff: token, 'staff-device': device }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const isJson = /json/.test(String(response.headers['content-type']));
    const answer = isJson ? response.json() : response.body;
    return {
      status: response.statusCode,
      body: answer,
      sentence: isJson ? answer.err?.[0]?.val : undefined,
      cookie: cookieIn('staff', response.headers['set-cookie']),
      device: cookieIn('staff-device', response.headers['set-cookie']),
      headers: response.headers,
    };
  }

  return { ...testApi, db, desk, sessions, signInAs };
}

const cookiesOf = (cookies: Record<string, string | undefined>) =>
  Object.entries(cookies)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('; ');

/** `''`: the answer removes it. */
const cookieIn = (name: string, header: string | string[] | undefined): string | undefined =>
  [header ?? []].flat().flatMap((cookie) => new RegExp(`^${name}=([\\w-]*)`).exec(cookie)?.[1] ?? [])[0];

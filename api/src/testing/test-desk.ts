import type { deskCalls } from '../desk/desk-routes.ts';
import type { Role } from '../staff/roles.ts';
import { createStaffRepository } from '../staff/staff-repository.ts';
import { createStaffSessionRepository } from '../staff/staff-session-repository.ts';
import { createTestApi } from './test-api.ts';
import { openTestDatabaseAt } from './test-engines.ts';

export const testDeskOrigin = 'http://localhost:3000';

export interface DeskTestRequest {
  body?: object;
  /** Default: nobody is signed in. */
  token?: string;
  /** Default: the desk's own. */
  origin?: string;
  host?: string;
  address?: string;
}

type TestDeskMethod = ReturnType<typeof deskCalls>[number]['method'];

/** The calls of the desk over a demonstration of its own, and people of each role who are signed in. */
export async function createTestDesk(options: Parameters<typeof createTestApi>[0] = {}) {
  const testApi = await createTestApi(options);
  const { api, clock, location } = testApi;
  const db = await openTestDatabaseAt(location);
  const staff = createStaffRepository(db, clock.read);
  const sessions = createStaffSessionRepository(db, clock.read);
  let people = 0;

  /** Adds a person and signs in. Returns the token. */
  async function signInAs(role: Role, email = `test-${role}-${++people}@example.com`): Promise<string> {
    const { id } = await staff.add({ email, fullname: `Test ${role}`, role });
    return sessions.open(id, { address: '192.0.2.1', browser: 'Test browser' });
  }

  async function desk(method: TestDeskMethod, path: string, request: DeskTestRequest = {}) {
    const { body, token, origin = testDeskOrigin, host = 'localhost:3000', address = '192.0.2.1' } = request;
    const response = await api.inject({
      method,
      url: `/desk/api${path}`,
      remoteAddress: address,
      headers: {
        host,
        ...(origin !== '' && { origin }),
        ...(token !== undefined && { cookie: `staff=${token}` }),
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
      cookie: tokenIn(response.headers['set-cookie']),
      headers: response.headers,
    };
  }

  return { ...testApi, db, desk, sessions, signInAs, staff };
}

/** The token that a cookie of this answer holds; `''` when it removes it, `undefined` when there is none. */
const tokenIn = (header: unknown): string | undefined => /^staff=([\w-]*)/.exec(String(header ?? ''))?.[1];

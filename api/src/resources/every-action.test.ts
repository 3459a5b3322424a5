import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What is in no list of a resource, each with its only door. What is in a list is tried through every door. */
const onlyDoors = {
  'booking/actions.ts payByApp': 'calls/payments.ts',
  'enrolment/by-member.ts giveBack': 'calls/app-site/place-routes.ts',
  'enrolment/by-member.ts join': 'calls/app-site/place-routes.ts',
  'enrolment/enrol-on-site.ts enrolOnSite': 'calls/enroll.ts',
  'invitation/accept.ts accept': 'calls/passreg.ts',
  'invitation/accept.ts renewPassCode': 'calls/repassreg.ts',
  'key/origin-requests.ts askForOrigin': 'desk/partner-page-calls.ts',
  'member/actions.ts changePassword': 'calls/change-password.ts',
  'member/actions.ts mailSignInLink': 'calls/login.ts',
  'message/actions.ts askForPlace': 'calls/ask-for-place.ts',
  'message/actions.ts write': 'calls/contact-form.ts',
  'staff/own-sign-in.ts addPasskey': 'desk/account-calls.ts',
  'staff/own-sign-in.ts endOtherSignIns': 'desk/account-calls.ts',
  'staff/own-sign-in.ts endSignIn': 'desk/account-calls.ts',
  'staff/own-sign-in.ts newRecoveryCodes': 'desk/account-calls.ts',
  'staff/own-sign-in.ts removePasskey': 'desk/account-calls.ts',
  'staff/own-sign-in.ts setUp': 'desk/welcome-calls.ts',
  'staff/own-sign-in.ts signIn': 'desk/sign-in-opener.ts',
  'staff/own-sign-in.ts signOut': 'desk/sign-in-calls.ts',
};

const made = vi.hoisted(() => new Set<object>());

vi.mock('../core/actions.ts', async (original) => {
  const { actionsOf, ...others } = await original<typeof import('../core/actions.ts')>();
  const kept = <Made extends object>(action: Made) => {
    made.add(action);
    return action;
  };
  const noting: typeof actionsOf = (store) => {
    const { action, creation } = actionsOf(store);
    return { action: (described) => kept(action(described)), creation: (described) => kept(creation(described)) };
  };
  return { ...others, actionsOf: noting };
});

/** Other files of the worker may have made the actions before. */
beforeAll(() => {
  vi.resetModules();
});
afterAll(() => {
  vi.resetModules();
});

const source = join(import.meta.dirname, '..');
const filesOf = (folder: string) =>
  globSync('**/*.ts', { cwd: join(source, folder), exclude: (name) => name.endsWith('.test.ts') });

test('every action: in a list of its resource, or named here with its only door', async () => {
  const { resources } = await import('./all.ts');
  const exported = new Map<object, string>();
  for (const file of filesOf('resources'))
    for (const [name, value] of Object.entries<object>(await import(join(import.meta.dirname, file))))
      if (made.has(value)) exported.set(value, `${file} ${name}`);
  const listed = new Set<object | undefined>(
    resources.flatMap(({ actions, imports }) => [...actions, imports?.create, imports?.change]),
  );
  const others = [...made].filter((action) => !listed.has(action));

  expect(made.size).toBeGreaterThan(100);
  expect(others.map((action) => exported.get(action)).toSorted()).toEqual(Object.keys(onlyDoors).toSorted());
});

test.each(Object.entries(onlyDoors))('%s: imported by %s alone', (action, door) => {
  const [file = '', name = ''] = action.split(' ');
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*${file.replace('.', '\\.')}'`);
  const doors = filesOf('').filter(
    (path) => !/^(resources|testing)\//.test(path) && imported.test(readFileSync(join(source, path), 'utf8')),
  );

  expect(doors).toEqual([door]);
});

import { type FakeAnswer, fakeApi, testProfileRow } from '@agile-languages/shared/test';

export const testProfiles = (total: number) => (body: unknown) => {
  const { limit, startLimit } = (body as { kv: { limit: number; startLimit: number } }).kv;
  const count = Math.max(0, Math.min(limit, total - startLimit));
  const rows = Array.from({ length: count }, (_, index) =>
    testProfileRow({ id: `p${startLimit + index + 1}`, fullname: `Test Expert ${startLimit + index + 1}` }),
  );
  return { kv: { rowCount: String(total) }, rows };
};

export const testApi = (
  profiles: (body: unknown) => FakeAnswer | Promise<FakeAnswer>,
  samples: FakeAnswer = { rows: [] },
) => fakeApi({ 'calle/GetProfileList': profiles, 'calle/GetSampleList': samples });

export const bodiesOf = (requests: { path: string; body: unknown }[], path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => JSON.stringify(body));

import { ApiError } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { RefusedRequest } from '../sandbox/messages.ts';
import { apiOutcome } from './initial-data.ts';

const failing = (options: { status?: number; cause?: unknown }) =>
  apiOutcome(() => Promise.reject(new ApiError('calle/GetFaqList', 'test', options)));

test.each([[{}], [{ status: 500 }], [{ status: 503 }], [{ status: 429 }], [{ status: 408 }]])(
  'API that fails or gives no answer, %j: an outcome',
  async (options) => {
    expect(await failing(options)).toEqual({ failure: { message: 'calle/GetFaqList: test', ...options } });
  },
);

test.each([400, 403, 404])('call that the API refuses with %i: a fault of the code', async (status) => {
  await expect(failing({ status })).rejects.toThrow(ApiError);
});

test('call that the sandbox does not send: a fault of the code', async () => {
  await expect(failing({ cause: new RefusedRequest('test') })).rejects.toThrow(ApiError);
});

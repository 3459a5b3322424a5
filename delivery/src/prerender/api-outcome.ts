import { ApiError } from '@agile-languages/shared/api';

/** What came of a request to the API: its value, or why there is none. */
export interface ApiOutcome<Value> {
  value?: Value;
  failure?: ApiError;
}

/**
 * Runs requests to the API. That it gives no answer is an outcome; any other error is a fault of the code that sent the request.
 *
 * @throws every error that is no `ApiError`
 */
export async function apiOutcome<Value>(request: () => Promise<Value>): Promise<ApiOutcome<Value>> {
  try {
    return { value: await request() };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { failure: cause };
  }
}

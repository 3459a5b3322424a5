import { ApiError } from '@agile-languages/shared/api';

/** Why a request to the API has no value. */
export interface ApiFailure {
  message: string;
  /** HTTP status; absent when no answer came. */
  status?: number;
}

/** What came of a request to the API: its value, or why there is none. */
export interface ApiOutcome<Value> {
  value?: Value;
  failure?: ApiFailure;
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
    const { message, status } = cause;
    return { failure: status === undefined ? { message } : { message, status } };
  }
}

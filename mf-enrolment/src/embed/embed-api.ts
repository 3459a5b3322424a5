import { ApiError, type ClassRow, createCall, type ProfileRow } from '@agile-languages/shared/api';
import { embedApiBase, embedFileBase, type ViewProps } from '@agile-languages/shared/embed';
import type { ClassApi } from '../class-detail/class.data.ts';

/** The two calls of the classes. The first response makes the element ready; a failure is reported to the page. */
export function embedApi(onResponse: () => void, fail: ViewProps['fail']): ClassApi {
  const call = createCall({ base: () => embedApiBase });
  let isFirst = true;
  const reported = async <Response>(request: Promise<Response>): Promise<Response> => {
    try {
      const response = await request;
      if (isFirst) onResponse();
      isFirst = false;
      return response;
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.cause instanceof DOMException && cause.cause.name === 'AbortError'))
        fail(codeOf(cause), codeOf(cause) !== 402);
      throw cause;
    }
  };
  return {
    getClassList: (kv, options) =>
      reported(call<ClassRow, { rowCount: string | number }>('calle/GetClassList', { kv }, options)),
    getProfileList: (kv, options) =>
      call<ProfileRow, { rowCount: string | number }>('calle/GetProfileList', { kv }, options),
  };
}

/** Address of an expert's photo. */
export const photoOf = (userImage: string): string => `${embedFileBase}/users/${encodeURIComponent(userImage)}`;

function codeOf(cause: unknown): number {
  if (!(cause instanceof ApiError)) return 401;
  if (cause.status === undefined) return 501;
  return cause.status >= 500 ? 502 : cause.status >= 400 ? 402 : 401;
}

import { ApiError, type ClassRow, createCall, type ProfileRow } from '@agile-languages/shared/api';
import { embedApiBase, embedFileBase, type ViewProps } from '@agile-languages/shared/embed';
import type { ClassApi } from '../class-detail/class.data.ts';

/** The first response makes the element ready. */
export function embedApi(onResponse: () => void, fail: ViewProps['fail']): ClassApi {
  const call = createCall({ base: () => embedApiBase, fetch: byQuery });
  let isFirst = true;
  const reported = async <Response>(request: Promise<Response>): Promise<Response> => {
    try {
      const response = await request;
      if (isFirst) onResponse();
      isFirst = false;
      return response;
    } catch (cause) {
      const code = await codeOf(cause);
      if (!(cause instanceof ApiError && cause.cause instanceof DOMException && cause.cause.name === 'AbortError'))
        fail(code, code !== 402);
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

/** Browsers ask another origin for a query without a preflight. */
const byQuery: typeof fetch = (address, { body, signal } = {}) =>
  fetch(`${address}?${new URLSearchParams(JSON.parse(String(body)).kv)}`, { signal: signal ?? null });

export const photoOf = (userImage: string): string => `${embedFileBase}/users/${encodeURIComponent(userImage)}`;

async function codeOf(cause: unknown): Promise<number> {
  if (!(cause instanceof ApiError)) return 401;
  if (cause.status === undefined) return cause.cause instanceof TypeError && (await hasServer()) ? 502 : 501;
  return cause.status >= 500 ? 502 : cause.status >= 400 ? 402 : 401;
}

/** No page may read the status of such an answer, but that there is one. */
const hasServer = () =>
  fetch(`${embedApiBase}/calle/GetClassList`, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  );

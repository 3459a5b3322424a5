import {
  type ApiAnswer,
  type ApiRefusal,
  type ClassListRequest,
  callPaths,
  type EnrollRequest,
  type LoginRequest,
  type PassregRequest,
  type ProfileListRequest,
  type SampleListRequest,
} from './calls.ts';
import { type FieldKinds, isRecord, readRows } from './read-rows.ts';
import {
  type ClassRow,
  classFields,
  type FaqRow,
  faqFields,
  type PartnerRow,
  type ProfileRow,
  partnerFields,
  profileFields,
  type SampleRow,
  sampleFields,
  type TextRow,
  textFields,
} from './rows.ts';

/** How a client reaches the provider. */
export interface ApiClientOptions {
  /** Base address of the provider API without a closing slash, read at each call. */
  base: () => string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * Returns the response to a request for this path and body that was sent before, once each; else `undefined`.
   * Default: none was sent.
   */
  takeStarted?: (path: string, body: string) => Promise<Response> | undefined;
}

/** A call without a valid response: no connection, a status outside 2xx, or something else than a JSON object. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Path of the call, `calle/login`. */
  readonly call: string;
  /** HTTP status; `undefined` when there was no response. */
  readonly status: number | undefined;

  /** @param options.requestId Names the request in the log of the server. Default: the server has named none. */
  constructor(
    call: string,
    reason: string,
    options: { status?: number; requestId?: string | null; cause?: unknown } = {},
  ) {
    const request = options.requestId ? `, request ${options.requestId}` : '';
    super(`${call}: ${reason}${request}`, { cause: options.cause });
    this.call = call;
    this.status = options.status;
  }
}

/** Options of a call that only reads. A call that changes something cannot be aborted. */
export interface ReadOptions {
  /** Aborts the call, for instance when the page is left. Default: nothing does. */
  signal?: AbortSignal;
  /**
   * The loader reads rows and not how many there are in all. What is prerendered with them then stays as it is while
   * other rows come and go; it sees 1 for every `rowCount` but 0. Default: the document is of the present total.
   */
  rowsOnly?: boolean;
}

/** Creates the function behind every call: it posts a JSON body, and checks and completes the response. */
export function createCall({ base, fetch: send = (...args) => fetch(...args), takeStarted }: ApiClientOptions) {
  return async function call<Row = never, Kv = Record<never, never>>(
    path: string,
    content: object,
    { signal }: ReadOptions = {},
  ): Promise<ApiAnswer<Row, Kv>> {
    const body = JSON.stringify(content);
    let response: Response;
    try {
      response = await (takeStarted?.(path, body) ??
        send(`${base()}/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal: signal ?? null,
        }));
    } catch (cause) {
      throw new ApiError(path, 'no answer', { cause });
    }
    const { status } = response;
    const requestId = response.headers.get('x-request-id');
    if (!response.ok) throw new ApiError(path, `status ${status}`, { status, requestId });
    let wire: unknown;
    try {
      wire = await response.json();
    } catch (cause) {
      throw new ApiError(path, 'the answer is not JSON', { status, requestId, cause });
    }
    if (!isRecord(wire)) throw new ApiError(path, 'the answer is no object', { status, requestId });
    return parseAnswer<Row, Kv>(wire);
  };
}

/**
 * The ten calls of the specification (section 7), one method each. All keys are sent even when empty,
 * nothing is retried and there is no time limit (section 9).
 *
 * @throws {ApiError} from every method, when there is no valid response, and from a list without rows that the server
 * has refused. Any other refusal is not an error: it is in `err`.
 */
export function createApiClient(options: ApiClientOptions) {
  const call = createCall(options);

  /** A list that is refused is no empty list: what is shown stays. */
  async function list<Row, Kv = Record<never, never>>(
    path: string,
    fields: FieldKinds<Row>,
    content: object,
    readOptions?: ReadOptions,
  ): Promise<ApiAnswer<Row, Kv>> {
    const answer = await call<Row, Kv>(path, content, readOptions);
    const [refusal] = answer.err;
    if (refusal && answer.rows.length === 0) throw new ApiError(path, `refused, ${refusal.val}`);
    return { ...answer, rows: readRows(path, fields, answer.rows) };
  }

  return {
    login: ({ username, pwd }: LoginRequest) =>
      call<never, { token: string }>(callPaths.login, { kv: { username, pwd, domain: 'sa' } }),
    getClassList: ({ startLimit, limit, fkClassId, fkDpLangId, state }: ClassListRequest, options?: ReadOptions) =>
      list<ClassRow, { rowCount: string | number }>(
        callPaths.getClassList,
        classFields,
        { kv: { startLimit, limit, fkClassId, fkDpLangId, ...(state && { state }) } },
        options,
      ),
    enroll: ({ cookie, fkClassId, ...visit }: EnrollRequest) =>
      call<never, { code: string; notice: string }>(callPaths.enroll, {
        kv: { cookie, apiId: 'GetEnrolledClassInfo', fkClassId, ...visit },
      }),
    getCaptcha: (options?: ReadOptions) =>
      call<never, { ln: number }>(callPaths.getCaptcha, { kv: { apiId: 'GetCatcha' } }, options),
    getFaqList: (options?: ReadOptions) => list<FaqRow>(callPaths.getFaqList, faqFields, {}, options),
    getProfileList: ({ fkUserId, limit, startLimit }: ProfileListRequest, options?: ReadOptions) =>
      list<ProfileRow, { rowCount: string | number }>(
        callPaths.getProfileList,
        profileFields,
        { kv: { fkUserId, limit, startLimit } },
        options,
      ),
    getSampleList: ({ startLimit, limit, fkLangId, id, fkUserId }: SampleListRequest, options?: ReadOptions) =>
      list<SampleRow, { rowCount: string | number }>(
        callPaths.getSampleList,
        sampleFields,
        { kv: { startLimit, limit, fkLangId, id, fkUserId } },
        options,
      ),
    getPartnerList: (options?: ReadOptions) => list<PartnerRow>(callPaths.getPartnerList, partnerFields, {}, options),
    /** Beyond the ten of the specification. */
    getTextList: ({ place }: { place: string }, options?: ReadOptions) =>
      list<TextRow>('calle/GetTextList', textFields, { kv: { place } }, options),
    passreg: (request: PassregRequest) =>
      call<never, { token: string; fkClassId: string; isRenewal: boolean }>(callPaths.passreg, {
        kv: { ...request, apiId: 'reg' },
      }),
    repassreg: ({ activationKey }: { activationKey: string }) =>
      call<never, { token: string }>(callPaths.repassreg, { kv: { activationKey, apiId: 'reg' } }),
  };
}

/** The provider's calls, one method each. See `createApiClient`. */
export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * Number of rows of the whole list, of which a response contains a page: `kv.rowCount` if present, else the first row's `rowCount`, else the rows at hand.
 * Anything that is not a number counts as 0.
 */
export function rowCountOf(answer: ApiAnswer<{ rowCount?: string | number }, { rowCount: string | number }>): number {
  const stated = answer.kv.rowCount ?? answer.rows[0]?.rowCount ?? answer.rows.length;
  const count = Number(stated);
  return Number.isFinite(count) ? count : 0;
}

function parseAnswer<Row, Kv>(answer: Record<string, unknown>): ApiAnswer<Row, Kv> {
  const table: unknown = Array.isArray(answer.tbl) ? answer.tbl[0] : undefined;
  return {
    kv: (isRecord(answer.kv) ? answer.kv : {}) as Partial<Kv>,
    rows: isRecord(table) && Array.isArray(table.r) ? (table.r as Row[]) : [],
    err: Array.isArray(answer.err) ? answer.err.filter(isRefusal) : [],
  };
}

function isRefusal(value: unknown): value is ApiRefusal {
  return isRecord(value) && typeof value.val === 'string';
}

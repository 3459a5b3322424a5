import { type ApiClientOptions, createCall } from './client.ts';

/**
 * Six calls beyond the ten of the specification, in the same form. Providers without them respond with a status outside
 * 2xx.
 */
export const ownCallPaths = {
  logout: 'calle/logout',
  logoutEverywhere: 'calle/logoutall',
  getSignInList: 'calle/GetSignInList',
  changePassword: 'calle/changepwd',
  getSeat: 'calle/GetSeat',
  askForPlace: 'calle/AskForPlace',
} as const;

/** Minutes after which an unused token is no longer valid. */
export const signInIdleMinutes = 30;

export interface LogoutRequest {
  /** The member's token. */
  cookie: string;
}

export interface LogoutEverywhereRequest extends LogoutRequest {
  /** The member's password, once more. */
  pwd: string;
}

export interface ChangePasswordRequest extends LogoutRequest {
  /** The present password. */
  pwd: string;
  password: string;
  repassword: string;
}

export interface SeatRequest extends LogoutRequest {
  fkClassId: string;
}

export interface SeatAnswer {
  seat: 'taken' | 'none';
  /** Address of the online meeting, of the session that is next, for participants. Absent when there is none. */
  meetingLink: string;
}

/** Keys of the call by which a visitor without an account asks for a place in a class. */
export interface PlaceRequest {
  fkClassId: string;
  name: string;
  email: string;
  /** `''` for none. */
  message: string;
  /** Key of the partner from whose page the visitor came. Default: from none. */
  partner?: string;
  campaign?: string;
  /** What else came along from the partner's page, `utm_source=letter plan=gold`. Default: nothing. */
  fields?: string;
  /** Of the partner's page on which the visit began, as the browser says. Default: not known. */
  origin?: string;
  /** Path of that page, as its address says. Default: not known. */
  page?: string;
}

/** One sign-in of a member that has not ended. */
export interface SignInRow {
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC. */
  usedAt: string;
  /** Whether it is the sign-in of the token that was sent. */
  here: boolean;
}

/**
 * The calls of the provider's own, one method each; requests and responses are like those of `createApiClient`.
 *
 * @throws {ApiError} from every method, when there is no valid response. A refusal by the server is in `err`.
 */
export function createOwnCalls(options: ApiClientOptions) {
  const call = createCall(options);

  return {
    logout: ({ cookie }: LogoutRequest) => call(ownCallPaths.logout, { kv: { cookie } }),
    logoutEverywhere: ({ cookie, pwd }: LogoutEverywhereRequest) =>
      call(ownCallPaths.logoutEverywhere, { kv: { cookie, pwd } }),
    getSeat: ({ cookie, fkClassId }: SeatRequest) =>
      call<never, SeatAnswer>(ownCallPaths.getSeat, { kv: { cookie, fkClassId } }),
    askForPlace: (request: PlaceRequest) => call(ownCallPaths.askForPlace, { kv: request }),
    getSignInList: ({ cookie }: LogoutRequest) => call<SignInRow>(ownCallPaths.getSignInList, { kv: { cookie } }),
  };
}

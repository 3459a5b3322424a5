export {
  type ApiAnswer,
  type ApiRefusal,
  type ClassListRequest,
  callPaths,
  type EnrollRequest,
  type LoginRequest,
  type PassregRequest,
  type ProfileListRequest,
  type SampleListRequest,
  type WireAnswer,
} from './calls.ts';
export { type ClassPattern, parsePattern, startsInPattern } from './class-pattern.ts';
export { ownVenue, sessionVenue, withoutDescriptions } from './class-row.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  ApiError,
  createApiClient,
  createCall,
  type ReadOptions,
  rowCountOf,
} from './client.ts';
export {
  type ChangePasswordRequest,
  createOwnCalls,
  type LogoutEverywhereRequest,
  type LogoutRequest,
  ownCallPaths,
  type PlaceRequest,
  type SeatAnswer,
  type SeatRequest,
  type SignInRow,
  signInIdleMinutes,
} from './own-calls.ts';
export type { ClassRow, FaqRow, PartnerRow, ProfileRow, SampleRow, TextRow } from './rows.ts';

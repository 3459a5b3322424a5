export {
  type ApiAnswer,
  type ApiRefusal,
  type ClassListRequest,
  type ClassRow,
  callPaths,
  type EnrollRequest,
  type FaqRow,
  type LoginRequest,
  type PartnerRow,
  type PassregRequest,
  type ProfileListRequest,
  type ProfileRow,
  type SampleListRequest,
  type SampleRow,
  type WireAnswer,
} from './calls.ts';
export { type ClassPattern, parsePattern, startsInPattern } from './class-pattern.ts';
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
  type SeatRequest,
  type SignInRow,
  signInIdleMinutes,
} from './own-calls.ts';
export { withoutDescriptions } from './without-descriptions.ts';

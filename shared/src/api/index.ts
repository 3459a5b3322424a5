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
export { type ClassPattern, readPattern } from './class-pattern.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  ApiError,
  createApiClient,
  createCall,
  type ReadOptions,
  rowCountOf,
} from './client.ts';

export { createApi } from './api.ts';
export { type ApiConfig, readApiConfig } from './config.ts';
export { fromProxy, hostReader } from './http/asked-host.ts';
export { endConnections } from './http/headers.ts';
export { backlog, limitConnections } from './http/limit-connections.ts';
export { causeOf, requestIdOf, sendRequestIds } from './http/log-requests.ts';
export { isHostOf } from './http/same-host.ts';
export type { Tracing } from './monitoring/start-tracing.ts';
export { openTracing, traceHeaders, traceRequests } from './monitoring/tracing.ts';
export {
  type ApiOptions,
  deskOriginOf,
  type Limits,
  type LogLevel,
  type MailSettings,
  type SiteReport,
} from './options.ts';
export { isApiPath } from './paths.ts';
export { stopOnSignal } from './run-api.ts';
export { networkOf, widerNetworkOf } from './security/network.ts';
export type { PasswordCost } from './security/passwords.ts';
export { createThrottle } from './security/throttle.ts';

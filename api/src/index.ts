export { createApi } from './api.ts';
export { type ApiConfig, readApiConfig } from './config.ts';
export { deskOriginOf } from './desk-origin.ts';
export { limitConnections } from './http/limit-connections.ts';
export type { ApiOptions, Limits, LogLevel, MailSettings, PasswordCost } from './options.ts';
export { isApiPath } from './paths.ts';
export { networkOf } from './security/network.ts';
export { createThrottle } from './security/throttle.ts';
export { stopOnSignal } from './stop-on-signal.ts';

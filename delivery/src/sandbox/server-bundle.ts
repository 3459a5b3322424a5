import { refusalOf } from '../refusal.ts';

/** Only code in a realm can load one. */
export const loadBundle = <Bundle>(name: string): Promise<Bundle> => import(`bundle:${name}`);

export const notLoaded = (cause: unknown, name: string) =>
  refusalOf(cause, `The server bundle of ${name} does not load, so nothing has changed`);

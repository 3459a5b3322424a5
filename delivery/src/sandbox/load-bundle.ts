import { refusalOf } from '../refusal.ts';
import { importBundle } from './server-bundle.ts';

/** Loads the server bundle of a release. @throws {UserError} with the release when its code does not load */
export const loadBundle = <Bundle>(name: string, directory: string): Promise<Bundle> =>
  importBundle<Bundle>(directory).catch((cause) => {
    throw refusalOf(cause, `The server bundle of ${name} does not load, so nothing has changed`);
  });

import type { ApiClient } from '@agile-languages/shared/api';
import * as platform from '@agile-languages/shared/platform';
import { noteChange } from '@agile-languages/shared/remote-data';
import * as router from '@agile-languages/shared/router';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import manifest from '../../package.json';

const { version: own } = manifest;
const { configure: _configure, onNotice: _onNotice, ...others } = platform;
export const apiOfAreas = withNotes(platform.api);
const platformOfAreas = Object.freeze({ ...others, api: apiOfAreas });

export const sharedModules = {
  react: share(react, react.version),
  'react/jsx-runtime': share(jsxRuntime, react.version),
  'react/jsx-dev-runtime': share(jsxDevRuntime, react.version),
  'react-dom': share(reactDom, reactDom.version),
  '@agile-languages/shared/router': share(router, own),
  '@agile-languages/shared/platform': share(platformOfAreas, own),
};

/** A call that is no list may change what the lists say. */
function withNotes(api: ApiClient): ApiClient {
  const calls = Object.entries(api).map(([name, call]: [string, (request: never) => Promise<unknown>]) => [
    name,
    name.startsWith('get') ? call : (request: never) => call(request).finally(noteChange),
  ]);
  return Object.fromEntries(calls);
}

function share(module: object, version: string) {
  freeze({ ...module });
  const shareConfig = { singleton: true, strictVersion: true, eager: true, requiredVersion: `^${version}` };
  return { version, lib: () => module, shareConfig };
}

/** No area changes for the others what all of them use. React writes to its own internals, `__CLIENT_INTERNALS_…`. */
function freeze<Value>(value: Value): void {
  if (Object.isFrozen(value)) return;
  const parts = Object.entries(Object.getOwnPropertyDescriptors(value));
  if (Object.hasOwn(value as object, 'constructor')) letHeirsReplace(value, parts);
  Object.freeze(value);
  for (const [name, { value: part }] of parts) if (!name.startsWith('__')) freeze(part);
}

/** Classes in the form of older libraries assign what they inherit, which a frozen value would refuse them, too. */
function letHeirsReplace(prototype: unknown, parts: [string, PropertyDescriptor][]) {
  for (const [name, { value, writable }] of parts) {
    const set = function (this: object, own: unknown) {
      Object.defineProperty(this, name, { value: own, writable, enumerable: true, configurable: true });
    };
    if (writable) Object.defineProperty(prototype, name, { get: () => value, set });
  }
}

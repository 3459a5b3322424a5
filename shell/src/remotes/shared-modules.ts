import * as platform from '@agile-languages/shared/platform';
import * as router from '@agile-languages/shared/router';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import manifest from '../../package.json';

const { version: own } = manifest;

export const sharedModules = {
  react: share(react, react.version),
  'react/jsx-runtime': share(jsxRuntime, react.version),
  'react/jsx-dev-runtime': share(jsxDevRuntime, react.version),
  'react-dom': share(reactDom, reactDom.version),
  '@agile-languages/shared/router': share(router, own),
  '@agile-languages/shared/platform': share(platform, own),
};

function share(module: object, version: string) {
  const shareConfig = { singleton: true, strictVersion: true, eager: true, requiredVersion: `^${version}` };
  return { version, lib: () => module, shareConfig };
}

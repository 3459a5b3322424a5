import type { ReceiveExtra } from '../../commands/extras.ts';
import { isArtefact } from './fetch-artefact.ts';
import { usages } from './usages.ts';

export const receive: ReceiveExtra = {
  usages,
  commands: {
    pack: async (args) => (await import('./pack-release.ts')).pack(args),
    keys: async (args, extras) => (await import('./keys.ts')).keys(args, extras),
    'do-requested': async (args, extras) => (await import('./do-requested.ts')).doRequested(args, extras),
  },
  expectKey: async (...input) => (await import('./team-keys.ts')).expectKey(...input),
  endKeys: async (...input) => (await import('./team-keys.ts')).endKeys(...input),
  signersOf: async (store, changed) => (await import('./release-signature.ts')).signersOf(store, changed),
  signer: async (keyFile) => (await import('./pack-release.ts')).signer(keyFile),
  isArtefact,
  release: async (name, wish, extras) =>
    (await import('./release-artefact.ts')).releaseNamedArtefact(name, wish, extras),
  send: async (name, wish, to) => (await import('./send-release.ts')).sendNamed(name, wish, to),
  sendAction: async (action, name, why, to) => (await import('./ask-site.ts')).sendAction(action, name, why, to),
  statusOf: async (to) => (await import('./ask-site.ts')).statusOf(to),
  routes: async (server, { store, config }) => {
    const { receiveReleases } = await import('./receive-releases.ts');
    await server.register(receiveReleases, { store, site: config.site.origin });
  },
};

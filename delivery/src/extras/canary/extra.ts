import type { CanaryExtra } from '../../commands/extras.ts';
import { usages } from './usages.ts';

export const canary: CanaryExtra = {
  usages,
  commands: {
    promote: async (args, extras) => (await import('./commands.ts')).promote(args, extras),
    preview: async (args, extras) => (await import('./commands.ts')).preview(args, extras),
    abort: async (args, extras) => (await import('./commands.ts')).abort(args, extras),
    visit: async (args, extras) => (await import('./visit.ts')).visit(args, extras),
  },
  release: async (site, area) => (await import('./release-beside.ts')).releaseBeside(site, area),
  folderToPromote: async (store, name, release) =>
    (await import('./serve-beside.ts')).folderToPromote(store, name, release),
  act: async (site, action, name, why, from) => (await import('./commands.ts')).act(site, action, name, why, from),
  follow: async (options) => (await import('./follow-sides.ts')).followSides(options),
  visitors: async (server, site) => (await import('./visitors.ts')).createVisitors()(server, site),
  watch: (site, stopping) => void import('./watch-releases.ts').then(({ watchSite }) => watchSite(site, stopping)),
};

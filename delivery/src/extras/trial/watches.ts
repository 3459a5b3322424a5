import { watchConnections } from './watch-connections.ts';
import { watchMedia } from './watch-media.ts';
import { watchNames } from './watch-names.ts';
import { watchObservers } from './watch-observers.ts';
import { watchTimers } from './watch-timers.ts';
import { watchWork } from './watch-work.ts';

export const watches = (): string =>
  [watchWork, watchTimers, watchObservers, watchConnections, watchMedia, watchNames]
    .map((watch) => `(${watch})();`)
    .join('');

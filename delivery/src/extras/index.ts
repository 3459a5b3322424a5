import type { Extras } from '../commands/extras.ts';
import { canary } from './canary/extra.ts';
import { dictionaries } from './dictionaries/dictionaries.ts';
import { objectStorage } from './object-storage/extra.ts';
import { ownRepositories } from './own-repositories/extra.ts';
import { partners } from './partners/extra.ts';
import { receive } from './receive/extra.ts';
import { trial } from './trial/extra.ts';

export const extras: Extras = {
  objectStorage,
  trial,
  dictionaries,
  partners,
  ownRepositories,
  canary,
  receive,
};

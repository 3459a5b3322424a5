/** Meets a fault at this step; without one it prints the steps. */
import type { ActivateOptions } from '../../activate/activate-options.ts';
import { activateReleases } from '../../activate/activate-releases.ts';
import { storeIn } from '../../store/store.ts';
import { type FaultPoint, meetFault } from '../../test/fault-points.ts';
import { prepareEmbed } from './publish.ts';

export interface PartnersStrike extends FaultPoint {
  options: Pick<ActivateOptions, 'note' | 'config' | 'releases'>;
}

const { directory, options, ...point }: PartnersStrike = JSON.parse(process.argv[2] ?? '{}');
const steps = meetFault({ directory, ...point });
const api = async () => Response.json({});
await activateReleases({ ...options, store: storeIn(directory), api, prepareForPartners: prepareEmbed });
process.stdout.write(`${JSON.stringify(steps())}\n`);

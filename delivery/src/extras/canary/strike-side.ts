/** Meets a fault at this step; without one it prints the steps. */
import type { ActivateOptions } from '../../activate/activate-options.ts';
import { activateReleases } from '../../activate/activate-releases.ts';
import { storeIn } from '../../store/store.ts';
import { type FaultPoint, meetFault } from '../../test/fault-points.ts';
import { followSides } from './follow-sides.ts';
import { type BesideOptions, serveBeside } from './serve-beside.ts';

export interface SideStrike extends FaultPoint {
  options: Pick<ActivateOptions, 'note' | 'config' | 'releases'> & Partial<ActivateOptions>;
  beside?: BesideOptions;
}

const { directory, options, beside, ...point }: SideStrike = JSON.parse(process.argv[2] ?? '{}');
const steps = meetFault({ directory, ...point });
const api = async () => Response.json({ tbl: [{ r: [{ question: 'first' }] }] });
const change = { ...options, store: storeIn(directory), api, follow: followSides };
if (beside) await serveBeside(change, beside);
else await activateReleases(change);
process.stdout.write(`${JSON.stringify(steps())}\n`);

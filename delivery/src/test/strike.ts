/** Meets a fault at this step; without one it prints the steps. */
import { activateReleases } from '../activate/activate-releases.ts';
import { keepPublishedContent } from '../prerender/content.ts';
import { storeIn } from '../store/store.ts';
import { type FaultPoint, meetFault } from './fault-points.ts';

export interface Strike extends FaultPoint {
  change: object;
  question: string;
  content?: number;
}

const { directory, change, question, content, ...point }: Strike = JSON.parse(process.argv[2] ?? '{}');
const steps = meetFault({ directory, ...point });
const store = storeIn(directory);
await activateReleases({
  store,
  releases: {},
  ...(change as { note: { kind: 'release'; why: string }; config: never }),
  api: async () => Response.json({ tbl: [{ r: [{ question }] }] }),
});
if (content !== undefined) await keepPublishedContent(store, content);
process.stdout.write(`${JSON.stringify(steps())}\n`);

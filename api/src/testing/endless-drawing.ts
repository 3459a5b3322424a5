import { jobsIn, ofStaff } from '../core/beside/run-beside.ts';
import { testBombs } from './test-bombs.ts';

/** Says which process draws, and never ends. */
const given = testBombs['mask chain'] ?? Buffer.of();
const priority = ofStaff({ email: 'test@example.com' });
const { process: drawing } = await jobsIn<typeof import('./test-jobs.ts')>(
  new URL('./test-jobs.ts', import.meta.url),
  60,
)('echo', 1, priority);
jobsIn<typeof import('../pictures/picture-job.ts')>(new URL('../pictures/picture-job.ts', import.meta.url), 120)(
  'makeGiven',
  { given, purpose: 'logo' },
  priority,
);
setTimeout(() => process.send?.(drawing), 1000);
setInterval(() => undefined, 1000);

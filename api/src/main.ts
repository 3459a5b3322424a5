import { underPinnedNode } from '@agile-languages/shared/build/checkout';
import { outliveFullLog } from './http/log-requests.ts';

await underPinnedNode();
outliveFullLog();
const { runApi } = await import('./run-api.ts');
await runApi();

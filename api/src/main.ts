import { underPinnedNode } from '@agile-languages/shared/build/pinned-node';

await underPinnedNode();
const { runApi } = await import('./run-api.ts');
await runApi();

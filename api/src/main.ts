import { underPinnedNode } from '@agile-languages/shared/build/checkout';

await underPinnedNode();
const { runApi } = await import('./run-api.ts');
await runApi();

import { restartUnderPinnedNode } from './pinned-node.ts';

if (!restartUnderPinnedNode()) {
  const { runApi } = await import('./run-api.ts');
  await runApi();
}

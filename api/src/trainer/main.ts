import { restartUnderPinnedNode } from '../pinned-node.ts';

if (!restartUnderPinnedNode()) {
  const { runTrainer } = await import('./run-trainer.ts');
  process.exitCode = await runTrainer(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}

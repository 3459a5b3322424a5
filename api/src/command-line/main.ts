import { underPinnedNode } from '@agile-languages/shared/build/checkout';

await underPinnedNode();
const { runTrainer } = await import('./run-trainer.ts');
process.exitCode = await runTrainer(process.argv.slice(2), process.env, {
  input: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});

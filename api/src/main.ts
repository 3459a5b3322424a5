import { runScript, type Usage, underPinnedNode } from '@agile-languages/shared/build/checkout';
import { outliveFullLog } from './http/log-requests.ts';

const usage = {
  script: 'api',
  does: 'Serves the API alone, on PORT, with the database of DATA_DIR or DATABASE_URL. The variables are in api/README.md.',
  examples: ['api', 'api -- --help'],
} satisfies Usage;

await runScript(usage, async () => {
  await underPinnedNode();
  outliveFullLog();
  await (await import('./run-api.ts')).runApi();
});

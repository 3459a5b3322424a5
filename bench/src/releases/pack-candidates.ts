import { join } from 'node:path';
import { run } from '@agile-languages/e2e/src/run.ts';
import { addSentence } from '@agile-languages/e2e/src/site/change-area.ts';
import { copySources, linkCheckout } from '@agile-languages/e2e/src/site/checkout.ts';
import { pinnedNode } from '@agile-languages/shared/build/checkout';

const changedPages = {
  catalog: './faq/faq.page.tsx',
  experts: './profiles/profiles.page.tsx',
  enrolment: './login/login.page.tsx',
} as const;

export type DrillArea = keyof typeof changedPages;

export async function packCandidates(folder: string): Promise<Record<DrillArea, string>> {
  const sources = join(folder, 'sources');
  await copySources(sources);
  const checkout = await linkCheckout(join(folder, 'checkout'), sources, join(folder, 'compiled'));
  const files = {} as Record<DrillArea, string>;
  for (const name of Object.keys(changedPages) as DrillArea[]) {
    await addSentence(checkout, name, changedPages[name], 'Sentence of another release.');
    files[name] = join(folder, `${name}.tgz`);
    const cli = join(checkout, 'delivery/src/cli.ts');
    const { code, output } = await run(pinnedNode, [cli, 'pack', name, '--out', files[name]]);
    if (code !== 0) throw new Error(output);
  }
  return files;
}

import { UsageError } from '@agile-languages/shared/errors';
import { packForNpm } from '../embed/npm-package.ts';
import { line } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { userFolder } from './user-folder.ts';

/** `npm run embed:pack`: writes the package for partners, which a registry or a mail can carry, into this folder. */
export async function embedPack(args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('Usage: npm run embed:pack');
  const { commonConfigs } = await import('@agile-languages/shared/build');
  const { runBuild } = await import('../build/build.ts');
  await inTemporaryFolder(async (folder) => {
    await runBuild('embed', commonConfigs(folder));
    line(await packForNpm(folder, userFolder()));
  });
}

import { UsageError } from '@agile-languages/shared/errors';
import { packKit } from '../kit/pack-kit.ts';
import { line, step } from '../progress.ts';
import { userFolder } from './user-folder.ts';

/** `npm run kit:pack`: writes the package that areas in repositories of their own are built on into this folder. */
export async function kitPack(args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('Usage: npm run kit:pack');
  line(await step('kit', () => packKit(userFolder())));
}

/** Runs a command that meets a fault at this step; without one it prints the steps. */
import { freeze, unfreeze } from '../commands/freeze.ts';
import { owner } from '../commands/owner.ts';
import { type FaultPoint, meetFault } from '../test/fault-points.ts';
import { extras } from './index.ts';
import { keys } from './receive/keys.ts';

const commands = { freeze, unfreeze, owner, keys };

export interface CommandStrike extends FaultPoint {
  command: keyof typeof commands;
  args: string[];
}

const { directory, command, args, ...point }: CommandStrike = JSON.parse(process.argv[2] ?? '{}');
const steps = meetFault({ directory, ...point });
process.env.RELEASES_DIR = directory;
await commands[command](args, extras);
process.stdout.write(`${JSON.stringify(steps())}\n`);

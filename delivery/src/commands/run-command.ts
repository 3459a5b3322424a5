import { inspect } from 'node:util';
import { helpOf, type Usage } from '@agile-languages/shared/build/checkout';
import { guess, UsageError, UserError } from '@agile-languages/shared/errors';
import { machineFault } from '../machine-fault.ts';
import { plain } from '../output.ts';
import { Refusal } from '../refusal.ts';

type Run = (args: string[]) => Promise<void>;

const details = '--details';

export async function runCommand(
  [name = '', ...args]: readonly string[],
  commands: Readonly<Record<string, Run>>,
  usages: Readonly<Record<string, Usage>>,
): Promise<void> {
  try {
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!run) throw new UsageError(unknown(name, Object.keys(commands)));
    const usage = Object.hasOwn(usages, name) ? usages[name] : undefined;
    if (usage && args.includes('--help')) process.stdout.write(`${helpOf(usage)}\n`);
    else await run(args.filter((arg) => arg !== details));
  } catch (cause) {
    const retry = `npm run ${usages[name]?.script ?? name}`;
    const lines = textOf(cause, retry, args).split('\n');
    process.stderr.write(`${lines.map(plain).join('\n')}\n`);
    process.exit(cause instanceof UsageError ? 2 : 1);
  }
}

const unknown = (name: string, names: readonly string[]) => `Commands are: ${names.join(', ')}.${guess(name, names)}`;

function textOf(cause: unknown, retry: string, args: readonly string[]): string {
  const isAsked = args.includes(details);
  if (!(cause instanceof UserError)) {
    const fault = machineFault(cause);
    return fault && !isAsked ? `${fault} What is live has not changed.` : inspect(cause);
  }
  if (!(cause instanceof Refusal) || cause.cause === undefined) return cause.message;
  if (isAsked) return `${cause.message}\n${inspect(cause.cause)}`;
  return `${cause.message}\nMore: ${[retry, '--', ...args, details].join(' ')}`;
}

import { inspect } from 'node:util';
import { nearest, UsageError, UserError } from '@agile-languages/shared/errors';
import { machineFault } from '../machine-fault.ts';
import { plain } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { helpOf, type Usage } from './usage.ts';

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

function unknown(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return `Commands are: ${names.join(', ')}.${near ? ` Do you mean ${near}?` : ''}`;
}

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

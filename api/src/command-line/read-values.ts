import { parseArgs } from 'node:util';
import { unknownOption } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';
import { type CommandOption, Values } from './command.ts';

export function readValues(
  args: string[],
  { argument, options }: { argument?: string; options: Record<string, CommandOption> },
): Values {
  const given = parse(args, options, argument);
  const missing = Object.entries(options).filter(([name, { required }]) => required && !given[name]);
  if (missing.length > 0)
    throw new UsageError(
      `${missing.map(([name]) => `--${name}`).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    );
  return new Values(given);
}

function parse(
  args: string[],
  options: Record<string, CommandOption>,
  argument: string | undefined,
): Record<string, string[]> {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  try {
    const allowPositionals = argument !== undefined;
    const { values, positionals } = parseArgs({ args, options: config, strict: true, allowPositionals });
    if (argument !== undefined && positionals.length !== 1) throw new UsageError(`Name one ${argument}.`);
    const named = Object.entries(values).map(([name, list]) => [name, textsOf(name, list, options[name])]);
    return { ...Object.fromEntries(named), ...(argument !== undefined && { [argument]: positionals }) };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    const sentence = unknownOption(error, [...Object.keys(options), 'help']);
    throw new UsageError(sentence ?? `${error.message.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

function textsOf(name: string, list: unknown, option?: CommandOption): string[] {
  const texts = [list].flat().map(String);
  if (texts.length > 1 && !option?.several) throw new UsageError(`--${name} is given more than once.`);
  if (texts.some((text) => text.trim() === '')) throw new UsageError(`--${name} is empty.`);
  return texts.map((text) => text.trim());
}

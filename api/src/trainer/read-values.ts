import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';
import { type CommandOption, Values } from './command.ts';

/** @throws {UsageError} */
export function readValues(args: string[], options: Record<string, CommandOption>): Values {
  const given = parse(args, options);
  const missing = Object.entries(options).filter(([name, { required }]) => required && !given[name]);
  if (missing.length > 0)
    throw new UsageError(
      `${missing.map(([name]) => `--${name}`).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    );
  return new Values(given);
}

function parse(args: string[], options: Record<string, CommandOption>): Record<string, string[]> {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  try {
    const { values } = parseArgs({ args, options: config, strict: true, allowPositionals: false });
    return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, textsOf(name, list, options[name])]));
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    throw new UsageError(`${error.message.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

function textsOf(name: string, list: unknown, option?: CommandOption): string[] {
  const texts = [list].flat().map(String);
  if (texts.length > 1 && !option?.several) throw new UsageError(`--${name} is given more than once.`);
  if (texts.some((text) => text.trim() === '')) throw new UsageError(`--${name} is empty.`);
  return texts.map((text) => text.trim());
}

import type { ApiContext } from '../context.ts';
import type { ApiOptions } from '../options.ts';

interface CommandHelp {
  summary: string;
  /** Name of the one value without an option, which is required. Default: there is none. */
  argument?: string;
  options: Record<string, CommandOption>;
}

/** One command of the trainer. */
export interface Command extends CommandHelp {
  /** @throws {UserError} */
  run(context: ApiContext, values: Values, print: Print): Promise<void>;
}

/** One that does not open the database first. */
export interface OfflineCommand extends CommandHelp {
  /** @throws {UserError} */
  runOffline(options: ApiOptions, values: Values, print: Print): Promise<void>;
}

export interface CommandOption {
  /** Name of the value in the help. Default: none, the option is a switch. */
  value?: string;
  help: string;
  required?: boolean;
  /** May be given several times. */
  several?: boolean;
}

type Print = (line: string) => void;

/** Values of the options that were given. The required ones are present. */
export class Values {
  readonly #values: Record<string, string[]>;

  constructor(values: Record<string, string[]>) {
    this.#values = values;
  }

  all(name: string): string[] {
    return this.#values[name] ?? [];
  }

  optional(name: string): string | undefined {
    return this.#values[name]?.at(-1);
  }

  required(name: string): string {
    return this.optional(name) ?? '';
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }
}

import type { ApiContext } from '../context.ts';
import type { Author } from '../core/audit.ts';
import type { ApiOptions } from '../options.ts';

export const commandLine: Author = { email: 'command line', address: '' };

interface CommandHelp {
  summary: string;
  group?: string;
  argument?: string;
  options: Record<string, CommandOption>;
}

export interface Command extends CommandHelp {
  run(context: ApiContext, values: Values, print: Print, input?: Input): Promise<void>;
}

/** It does not open the database first. */
export interface OfflineCommand extends CommandHelp {
  runOffline(options: ApiOptions, values: Values, print: Print): Promise<void>;
}

export interface CommandOption {
  /** Default: the option is a switch. */
  value?: string;
  help: string;
  required?: boolean;
  several?: boolean;
}

/** As of a process. */
export type Input = AsyncIterable<Uint8Array> & { isTTY?: boolean };

type Print = (line: string) => void;

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

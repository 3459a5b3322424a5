import type { ApiContext } from '../context.ts';

/** One thing that a trainer can ask for. */
export interface Command {
  summary: string;
  options: Record<string, CommandOption>;
  /** @throws {Refused} */
  run(context: ApiContext, values: Values, print: Print): Promise<void>;
}

export interface CommandOption {
  /** What stands for the value in the help; none for a switch. */
  value?: string;
  help: string;
  required?: boolean;
  /** May be given several times. */
  several?: boolean;
}

type Print = (line: string) => void;

/** What was given. The options that are required are there. */
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

/** What was asked cannot be done. `message` is one sentence for the trainer; the exit code is 1. */
export class Refused extends Error {}

/** The command line cannot be read. The exit code is 2. */
export class Misused extends Error {}

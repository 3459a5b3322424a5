import { UserError } from '@agile-languages/shared/errors';

/** The message is for the person at the keyboard; `--details` prints the cause. */
export class Refusal extends UserError {
  override name = 'Refusal';
}

export class SeenFaults extends Refusal {
  readonly sentences: readonly string[];
  readonly paths: readonly string[];

  constructor(message: string, { sentences, paths, cause }: Pick<SeenFaults, 'sentences' | 'paths' | 'cause'>) {
    super(message, { cause });
    this.sentences = sentences;
    this.paths = paths;
  }
}

export const refusalOf = (cause: unknown, sentence: string): Refusal =>
  cause instanceof Refusal ? cause : new Refusal(`${sentence} (${summaryOf(cause)}).`, { cause });

function summaryOf(cause: unknown): string {
  if (cause instanceof Error && cause.cause !== undefined) return summaryOf(cause.cause);
  return String(cause).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}

import { UserError } from '@agile-languages/shared/errors';

/**
 * A release is not activated, because it would harm the live site. `message` is the sentence for the person at the
 * keyboard; `cause`, where there is one, is printed with `--details`.
 */
export class Refusal extends UserError {
  override name = 'Refusal';
}

/** A refusal because of an error: the sentence with what the error goes back to. A refusal stays as it is. */
export const refusalOf = (cause: unknown, sentence: string): Refusal =>
  cause instanceof Refusal ? cause : new Refusal(`${sentence} (${summaryOf(cause)}).`, { cause });

function summaryOf(cause: unknown): string {
  if (cause instanceof Error && cause.cause !== undefined) return summaryOf(cause.cause);
  return String(cause).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}

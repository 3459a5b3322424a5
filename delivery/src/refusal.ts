import { UserError } from '@agile-languages/shared/errors';

/**
 * A release is not activated, because it would harm the live site. `message` is the sentence for the person at the
 * keyboard; `cause`, where there is one, is printed with `--details`.
 */
export class Refusal extends UserError {
  override name = 'Refusal';
}

/** What went wrong, in one line without a stack. */
export const summaryOf = (cause: unknown): string => String(cause).split('\n', 1)[0] ?? '';

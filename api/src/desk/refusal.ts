export class DeskRefusal extends Error {
  readonly statusCode: number;
  readonly detail: Record<string, unknown>;

  constructor(statusCode: number, sentence: string, detail: Record<string, unknown> = {}) {
    super(sentence);
    this.statusCode = statusCode;
    this.detail = detail;
  }
}

export const notSignedIn = () => new DeskRefusal(401, 'Your sign-in has ended. Please sign in again.');
export const notFresh = () =>
  new DeskRefusal(403, 'Who can sign in, and how, is changed within five minutes of a sign-in. Please sign in again.', {
    next: 'sign in',
  });
export const notFound = (what: string) => new DeskRefusal(404, `${what} is not there any more.`);

export function accepted<Made extends object>(outcome: Made | { refused: string }): Made {
  if ('refused' in outcome) throw new DeskRefusal(400, outcome.refused);
  return outcome;
}

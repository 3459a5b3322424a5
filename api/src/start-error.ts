/** The API cannot start. `message` is one sentence for the person who starts it; `cause` has the details. */
export class ApiStartError extends Error {
  override name = 'ApiStartError';
}

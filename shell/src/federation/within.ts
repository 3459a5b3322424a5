/** The work may still end well. */
export class TooLateError<Value = unknown> extends Error {
  override name = 'TooLateError';
  readonly late: Promise<Value>;

  constructor(message: string, late: Promise<Value>) {
    super(message);
    this.late = late;
  }
}

/** @param limit milliseconds */
export function within<Value>(limit: number, promise: Promise<Value>, name: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TooLateError(`${name} took longer than ${limit} ms.`, promise));
    const timer = setTimeout(late, limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const maxAnswers = 500;

/**
 * Keeps answers for a moment, so that a list which many visitors request is read once. Changes by this process show at
 * once, because it calls `forget`; changes by others show when the answer is older than `longest`.
 *
 * @param longest Milliseconds for which an answer is kept; 0 keeps none.
 */
export function createRecentAnswers(longest: number, clock: () => Date) {
  const answers = new Map<string, { text: Promise<string | Buffer | ArrayBuffer>; at: number }>();

  function get(key: string, read: () => Promise<string | Buffer | ArrayBuffer>) {
    if (longest === 0) return read();
    const now = clock().getTime();
    const known = answers.get(key);
    if (known && Math.abs(now - known.at) < longest) return known.text;
    if (answers.size >= maxAnswers) answers.clear();
    const text = read();
    answers.set(key, { text, at: now });
    text.catch(() => answers.delete(key));
    return text;
  }

  return { get, forget: () => answers.clear() };
}

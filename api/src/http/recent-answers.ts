const mostAnswers = 500;

/**
 * Keeps answers for a moment, so that a list which everybody looks at is read once and not for each of them. What this
 * process itself changes shows at once; what others change, when the answer has grown old.
 *
 * @param longest Milliseconds; 0 keeps nothing.
 */
export function createRecentAnswers(longest: number, clock: () => Date) {
  const answers = new Map<string, { text: Promise<string | Buffer | ArrayBuffer>; at: number }>();

  function get(question: string, read: () => Promise<string | Buffer | ArrayBuffer>) {
    if (longest === 0) return read();
    const now = clock().getTime();
    const known = answers.get(question);
    if (known && Math.abs(now - known.at) < longest) return known.text;
    if (answers.size >= mostAnswers) answers.clear();
    const text = read();
    answers.set(question, { text, at: now });
    text.catch(() => answers.delete(question));
    return text;
  }

  return { get, forget: () => answers.clear() };
}

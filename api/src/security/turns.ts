/** Lets work with the same key run one after the other, in the order in which it came. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}

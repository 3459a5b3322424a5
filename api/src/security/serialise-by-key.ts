/** Runs work with the same key one after the other, in the order of the calls; work with other keys beside it. */
export function createSerialiser() {
  const last = new Map<string, Promise<unknown>>();

  return async function serialiseByKey<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const run = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, run);
    try {
      return await run;
    } finally {
      if (last.get(key) === run) last.delete(key);
    }
  };
}

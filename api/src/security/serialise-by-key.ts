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

export const echo = async <Given>(given: Given) => ({ given, process: process.pid });

export const fail = async (code: string): Promise<never> => {
  throw Object.assign(new Error('Test failure'), { code });
};

/** No timer of its process runs meanwhile. */
export const spin = async (_: object): Promise<void> => {
  for (;;);
};

export const hoard = async (_: object): Promise<void> => {
  const rows: string[][] = [];
  for (;;) rows.push(Array.from({ length: 10_000 }, (_, n) => `row ${rows.length} ${n}`));
};

export const end = async (_: object): Promise<void> => {
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};

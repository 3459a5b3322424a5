import { beforeEach, vi } from 'vitest';

/** What commands print in each test of a file, piece by piece, instead of in the terminal. */
export function recordOutput(): string[] {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  });
  return printed;
}

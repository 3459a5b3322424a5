import { trainer } from './trainer.ts';

/** Registers a partner whom no other test knows, with the origin of its pages, and returns its key. */
export async function createPartner(origin: string): Promise<string> {
  const answer = await trainer('add-partner', '--name', 'Test Partner', '--origin', origin);
  return /pk_\w+/.exec(answer)?.[0] ?? '';
}

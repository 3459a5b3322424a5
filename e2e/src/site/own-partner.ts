import { randomUUID } from 'node:crypto';
import { trainer } from './trainer.ts';

/** Registers a partner whom no other test knows, with the origin of its pages, and returns its key. */
export async function createPartner(origin: string): Promise<string> {
  const key = `pk_${randomUUID()}`;
  await trainer('add-partner', '--key', key, '--name', 'Test Partner', '--origin', origin);
  return key;
}

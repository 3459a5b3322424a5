import { UserError } from '@agile-languages/shared/errors';
import type { ApiContext } from '../context.ts';
import type { Partner } from '../repositories/partner-repository.ts';
import type { Values } from './command.ts';

export const partnerOption = { value: 'id', help: 'Partner, see: partners', required: true };

/** @throws {UserError} when there is no such partner. */
export async function knownPartner(partners: ApiContext['partners'], values: Values): Promise<Partner> {
  const id = values.required('partner');
  const partner = await partners.byId(id);
  if (!partner) throw new UserError(`There is no partner ${id}. See: partners`);
  return partner;
}

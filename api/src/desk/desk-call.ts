import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Author } from '../core/audit.ts';
import type { Role } from '../core/roles.ts';
import type { Staff } from '../resources/staff/table.ts';

/** `docs/desk.md` has a line for each. */
export interface DeskCall<Body = Record<string, string>, Query = Record<string, string>> {
  /** `staff: invite`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** `everybody`: also without a sign-in. */
  roles: readonly Role[] | 'everybody';
  /** Default: a body is refused. */
  body?: object;
  query?: object;
  bodyLimit?: number;
  takesFile?: boolean;
  /** It is refused later than five minutes after the sign-in. */
  changesSignIn?: boolean | undefined;
  run(request: DeskRequest<Body, Query>, reply: FastifyReply): Promise<unknown>;
}

export const deskCall = <Body extends TSchema, Query extends TSchema>(
  call: DeskCall<Static<Body>, Static<Query>> & { body?: Body; query?: Query },
): DeskCall => ({ ...call, run: (request, reply) => call.run(request as DeskRequest<never, never>, reply) });

export interface DeskRequest<Body = Record<string, string>, Query = Record<string, string>> {
  /** Reading it in a call for everybody throws. */
  readonly staff: Staff;
  readonly signInId: string;
  body: Body;
  params: Record<string, string>;
  query: Query;
  address: string;
  http: FastifyRequest;
}

export const authorOf = ({ staff, address }: Pick<DeskRequest, 'staff' | 'address'>): Author => ({
  email: staff.email,
  address,
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Author } from '../audit/audit-repository.ts';
import type { Role } from '../staff/roles.ts';
import type { Staff } from '../staff/staff-repository.ts';

/** One call of the desk. The table of roles in `docs/desk.md` has a line for each. */
export interface DeskCall {
  /** For the table of roles and the tests: `staff: invite`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/desk/api`. */
  path: string;
  /** Who may make it; `everybody` also without a sign-in. */
  roles: readonly Role[] | 'everybody';
  /** JSON schema of the body, with no key beyond the known ones. Default: none, a body is refused. */
  body?: object;
  /** JSON schema of the query. Default: none. */
  query?: object;
  /** Bytes that a body may have. Default: as every call of the API. */
  bodyLimit?: number;
  /** Whether the body is the bytes of a file. */
  takesFile?: boolean;
  run(request: DeskRequest, reply: FastifyReply): Promise<unknown>;
}

export interface DeskRequest {
  /** Who makes the call. Of calls for everybody it is nobody, and reading it throws. */
  readonly staff: Staff;
  /** Of the sign-in that makes the call. */
  readonly signInId: string;
  body: Record<string, string>;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Address of the client. */
  address: string;
  http: FastifyRequest;
}

/** Who makes a call, for the history and the audit log. */
export const authorOf = ({ staff, address }: DeskRequest): Author => ({ email: staff.email, address });

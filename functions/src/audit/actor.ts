import type { Role } from '@bigorna/domain/access/roles';

/** The staff member who acts, and the request id. */
export interface Actor {
  readonly uid: string;
  readonly role: Role;
  readonly requestId: string;
}

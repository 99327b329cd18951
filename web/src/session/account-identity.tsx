import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { RoleBadge } from './role-badge.tsx';

/** Who is signed in: name, address and, for staff, the role. */
export const AccountIdentity = ({ user }: { user: OwnUser }) => (
  <div className="mb-1 grid justify-items-start gap-1 border-b border-line px-3 pt-2 pb-3">
    <strong className="max-w-full truncate">{user.display_name || user.username}</strong>
    <span className="max-w-full truncate text-step-0 text-text-3" title={user.email}>
      {user.email}
    </span>
    <RoleBadge role={user.role} />
  </div>
);

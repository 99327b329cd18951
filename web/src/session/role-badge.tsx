import { isStaff, type Role, type StaffRole } from '@bigorna/domain/access/roles';
import { ShieldCheck } from 'lucide-react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Pill } from '#ui/pill.tsx';

const names = defineMessages({
  moderator: { id: 'role.moderator', defaultMessage: 'Moderador' },
  admin: { id: 'role.admin', defaultMessage: 'Admin' },
  super_admin: { id: 'role.superAdmin', defaultMessage: 'Super Admin' },
}) satisfies Record<StaffRole, MessageDescriptor>;

/** What one of the staff is, as a badge; nothing of a member. */
export const RoleBadge = ({ role }: { role: Role }) =>
  isStaff(role) && (
    <Pill tone="honour">
      <ShieldCheck aria-hidden size={15} />
      <FormattedMessage {...names[role]} />
    </Pill>
  );

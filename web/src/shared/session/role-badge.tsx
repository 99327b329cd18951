import { isStaff, type Role, type StaffRole } from '@bigorna/domain/access/roles';
import { ShieldCheck } from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Pill } from '#shared/ui/pill.tsx';

const names = defineMessages({
  moderator: { id: 'role.moderator', defaultMessage: 'Moderador' },
  admin: { id: 'role.admin', defaultMessage: 'Admin' },
  super_admin: { id: 'role.superAdmin', defaultMessage: 'Super Admin' },
}) satisfies Record<StaffRole, MessageDescriptor>;

/** Badge of a staff role. Renders nothing for members. */
export const RoleBadge = ({ role }: { role: Role }) =>
  isStaff(role) && (
    <Pill tone="honour">
      <ShieldCheck aria-hidden size={15} />
      {translate(names[role])}
    </Pill>
  );

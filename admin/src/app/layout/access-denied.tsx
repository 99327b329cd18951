import { isStaff } from '@bigorna/domain/access/roles';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { NoticePage } from './notice-page.tsx';

/** Page for a missing permission: reason and link. */
export const AccessDenied = () => {
  const translate = useTranslate();
  const { role } = useCurrentStaff();
  const detail =
    role && isStaff(role)
      ? translate('console.error.forbidden_page_detail', { role: translate(`console.users.role.${role}`) })
      : undefined;
  return <NoticePage icon={<LockIcon />} title="console.error.forbidden_page" detail={detail} />;
};

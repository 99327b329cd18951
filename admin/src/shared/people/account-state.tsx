import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import BlockIcon from '@mui/icons-material/Block';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RoleBadge } from './role-badge.tsx';

/** Chips of an account: role, ban, and whether the e-mail is verified. */
export const AccountState = ({
  role,
  is_banned,
  is_verified,
}: Pick<AdminUser, 'role' | 'is_banned' | 'is_verified'>) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      <RoleBadge role={role} />
      {is_banned ? (
        <Chip size="small" color="error" icon={<BlockIcon />} label={translate('console.users.state.banned')} />
      ) : null}
      <Chip
        size="small"
        variant="outlined"
        color={is_verified ? 'success' : 'default'}
        icon={is_verified ? <VerifiedIcon /> : <MarkEmailUnreadIcon />}
        label={translate(`console.users.state.${is_verified ? 'verified' : 'unverified'}`)}
      />
    </Stack>
  );
};

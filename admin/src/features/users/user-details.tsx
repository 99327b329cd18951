import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { MemberStats } from '#shared/people/member-stats.tsx';

const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0, ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`resources.users.fields.${name}`)}
      </Typography>
      <Typography component="dd" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {children}
      </Typography>
    </Box>
  );
};

/** Details of an account. E-mail and full name need a permission. */
export const UserDetails = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {user.email === null ? null : <Fact name="email">{user.email}</Fact>}
        {user.full_name === null ? null : <Fact name="full_name">{user.full_name || '–'}</Fact>}
        <Fact name="member_since">
          <Timestamp at={user.member_since} />
        </Fact>
        <Fact name="last_login">
          {user.last_login ? <Timestamp at={user.last_login} /> : translate('console.word.never')}
        </Fact>
        <Fact name="bio" isWide>
          {user.bio || '–'}
        </Fact>
      </Box>
      <Box component="section" aria-labelledby="figures-title">
        <UiText id="figures-title" variant="h6" component="h3" sx={{ mb: 1 }} text="console.users.figures" />
        <MemberStats figures={user.figures} />
      </Box>
    </Box>
  );
};

import { ROLE_BADGES, STAFF_ROLES } from '@bigorna/domain/access/roles';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SavedViews, type View } from '#shared/lists/saved-views.tsx';

/** Segments of the list. The API filters by role, ban or verified e-mail, but not by two of these at once. */
const SEGMENTS: readonly View[] = [
  { label: 'console.users.segment.all', filter: {} },
  { label: 'console.users.segment.banned', filter: { is_banned: true } },
  { label: 'console.users.segment.unverified', filter: { is_verified: false } },
  ...STAFF_ROLES.map((role) => ({ label: ROLE_BADGES[role], filter: { role } })),
];

/** Segments as chips. The chosen segment combines with the search. */
export const UserSegments = () => {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('console.users.segments')} sx={{ px: 1.5 }}>
      <SavedViews views={SEGMENTS} hasCounts />
    </Box>
  );
};

import { ROLE_BADGES, STAFF_ROLES } from '@bigorna/domain/access/roles';
import { Chip, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** One part of the accounts at a time: the API finds by role, ban or verification, not by two of them. */
const SEGMENTS = [
  { label: 'console.users.segment.all', filter: {} },
  { label: 'console.users.segment.banned', filter: { is_banned: true } },
  { label: 'console.users.segment.unverified', filter: { is_verified: false } },
  ...STAFF_ROLES.map((role) => ({ label: ROLE_BADGES[role], filter: { role } })),
] as const;

const withoutText = ({ q: _text, ...rest }: Record<string, unknown>) => JSON.stringify(rest);

/** The accounts in parts; what was searched for stays. */
export const UserSegments = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = withoutText(filterValues);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('console.users.segments')}
      sx={{ p: 1.5, gap: 1, flexWrap: 'wrap' }}
    >
      {SEGMENTS.map(({ label, filter }) => {
        const isChosen = chosen === JSON.stringify(filter);
        return (
          <Chip
            key={label}
            label={label.startsWith('console.') ? translate(label) : label}
            clickable
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() =>
              setFilters({ ...(filterValues.q ? { q: filterValues.q } : {}), ...filter }, undefined, false)
            }
          />
        );
      })}
    </Stack>
  );
};

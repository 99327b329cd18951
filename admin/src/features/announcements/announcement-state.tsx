import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

type State = 'draft' | 'sending' | 'sent';

const COLORS = { draft: 'default', sending: 'warning', sent: 'success' } as const satisfies Record<State, string>;

const getState = ({ sent_at, sending }: Pick<AdminAnnouncement, 'sent_at' | 'sending'>): State => {
  if (sent_at === null) return 'draft';
  return sending ? 'sending' : 'sent';
};

export const AnnouncementState = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const translate = useTranslate();
  const state = getState(announcement);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={translate(`console.announcements.states.${state}`)}
    />
  );
};

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';

interface NoticePageProps {
  icon: ReactNode;
  /** Message key of the title. */
  title: string;
  detail?: string | undefined;
}

/** Page that shows a notice instead of content, with a link to the dashboard. */
export const NoticePage = ({ icon, title, detail }: NoticePageProps) => {
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center', maxWidth: 560, mx: 'auto' }}>
      <Title title={title} preferenceKey={false} />
      <Box sx={{ fontSize: 56, lineHeight: 0, color: 'text.secondary', '& svg': { fontSize: 'inherit' } }}>{icon}</Box>
      <UiText variant="h5" component="p" sx={{ my: 2 }} text={title} />
      {detail ? (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {detail}
        </Typography>
      ) : null}
      <ActionButton size="medium" label="console.menu.dashboard" to="/admin" variant="contained" />
    </Box>
  );
};

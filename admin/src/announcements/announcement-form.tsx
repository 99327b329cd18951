import { type AdminAnnouncement, announcementBody } from '@bigorna/domain/endpoints/admin/content';
import { ANNOUNCEMENT_MAX } from '@bigorna/domain/limits';
import { Box, Stack, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ContentForm } from '../content/content-form.tsx';
import { TranslatedInput } from '../inputs/translated-input.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';

const Preview = () => {
  const translate = useTranslate();
  const [text, path] = useWatch<Pick<AdminAnnouncement, 'text' | 'path'>, ['text', 'path']>({ name: ['text', 'path'] });
  return (
    <Box component="section" aria-labelledby="announcement-preview">
      <Typography variant="h6" component="h2" id="announcement-preview" sx={{ mb: 1 }}>
        {translate('console.announcements.preview')}
      </Typography>
      <AnnouncementPreview text={text} path={path} />
    </Box>
  );
};

interface AnnouncementFormProps
  extends Omit<ComponentProps<typeof ContentForm<typeof announcementBody, AdminAnnouncement>>, 'schema' | 'children'> {
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A draft: its text in six languages, where it leads, and how it will look. */
export const AnnouncementForm = ({ children, ...props }: AnnouncementFormProps) => (
  <ContentForm schema={announcementBody} {...props}>
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        width: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
      }}
    >
      <Stack spacing={1} sx={{ minWidth: 0 }}>
        <TranslatedInput source="text" label="resources.announcements.fields.text" max={ANNOUNCEMENT_MAX} multiline />
        <TextInput source="path" helperText="console.announcements.path_help" fullWidth />
        {children}
      </Stack>
      <Preview />
    </Box>
  </ContentForm>
);

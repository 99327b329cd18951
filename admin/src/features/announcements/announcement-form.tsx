import { type AdminAnnouncement, announcementBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { ANNOUNCEMENT_MAX } from '@bigorna/domain/limits';
import { Box, Stack, Typography } from '@mui/material';
import { TextInput, useRedirect, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentCreate, ContentEdit, WITH_PREVIEW } from '#shared/forms/content-pages.tsx';
import { TranslatedInput } from '#shared/inputs/translated-input.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { SendButton } from './send-button.tsx';
import { SentAnnouncement } from './sent-announcement.tsx';

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

/** Form of a draft: text in six languages, link target, preview. Only saved drafts can be sent. */
const AnnouncementForm = ({ draft }: { draft?: AdminAnnouncement }) => {
  const { runAction } = useStaffMutation();
  const redirect = useRedirect();
  return (
    <ContentForm<typeof announcementBody, AdminAnnouncement>
      schema={announcementBody}
      record={draft}
      save={(body, options) =>
        draft
          ? runAction('adminUpdateAnnouncement', { params: { id: draft.id }, body }, options)
          : runAction('adminCreateAnnouncement', { body }, options)
      }
      onCreated={({ id }) => redirect('edit', 'announcements', id)}
      remove={(id) => runAction('adminDeleteAnnouncement', { params: { id } }, { refetch: false })}
    >
      <Box sx={WITH_PREVIEW}>
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <TranslatedInput source="text" label="resources.announcements.fields.text" max={ANNOUNCEMENT_MAX} multiline />
          <TextInput source="path" helperText="console.announcements.path_help" />
          {draft ? <SendButton announcement={draft} /> : null}
        </Stack>
        <Preview />
      </Box>
    </ContentForm>
  );
};

export const AnnouncementCreate = () => (
  <ContentCreate title="console.announcements.new">
    <AnnouncementForm />
  </ContentCreate>
);

/** One announcement: a form until it is sent, then the progress. */
export const AnnouncementEdit = () => (
  <ContentEdit<AdminAnnouncement> collection="announcements">
    {(record) =>
      record.sent_at === null ? <AnnouncementForm draft={record} /> : <SentAnnouncement announcement={record} />
    }
  </ContentEdit>
);

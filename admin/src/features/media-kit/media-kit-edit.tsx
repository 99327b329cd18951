import { type AdminMediaKit, mediaKitBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box, Link, Typography } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentEdit } from '#shared/forms/content-pages.tsx';
import { TranslatedInput } from '#shared/inputs/translated-input.tsx';
import { Channels, Formats, KeyNumbers } from './media-kit-lists.tsx';

/** Id of the only record. */
const RECORD_ID = 'main';
const NEEDED = [required()];

const EditForm = ({ kit }: { kit: AdminMediaKit }) => {
  const translate = useTranslate();
  const { runAction } = useStaffMutation();
  const params = { id: RECORD_ID };
  return (
    <ContentForm
      schema={mediaKitBody}
      record={kit}
      save={(body, options) => runAction('adminUpdateMediaKit', { params, body }, options)}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('console.media_kit.intro')}{' '}
        <Link href="/public/media-kit" target="_blank" rel="noopener">
          {translate('console.media_kit.see')}
        </Link>
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: 1 }}>
        <TextInput source="full_name" validate={NEEDED} />
        <TextInput source="email" type="email" validate={NEEDED} />
      </Box>
      <TranslatedInput source="headline" label="resources.media-kit.fields.headline" max={200} />
      <TranslatedInput source="about" label="resources.media-kit.fields.about" max={5000} multiline markdown />
      <KeyNumbers />
      <Formats />
      <Channels />
    </ContentForm>
  );
};

export const MediaKitEdit = () => (
  <ContentEdit<AdminMediaKit> id={RECORD_ID} title="console.menu.media-kit" collection="media_kit">
    {(kit) => <EditForm kit={kit} />}
  </ContentEdit>
);

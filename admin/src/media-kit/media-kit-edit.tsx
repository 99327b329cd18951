import { type AdminMediaKit, mediaKitBody } from '@bigorna/domain/endpoints/admin/content';
import { Box, Link, Typography } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { ContentEdit } from '../content/content-edit.tsx';
import { ContentForm } from '../content/content-form.tsx';
import { TranslatedInput } from '../inputs/translated-input.tsx';
import { Channels, Figures, Formats } from './media-kit-lists.tsx';

/** There is one media kit, under this id. */
const ONLY = 'main';
const NEEDED = [required()];

const EditForm = ({ kit }: { kit: AdminMediaKit }) => {
  const translate = useTranslate();
  const { act } = useStaffAct();
  const params = { id: ONLY };
  return (
    <ContentForm
      schema={mediaKitBody}
      record={kit}
      save={(body, onFailure) => act('adminUpdateMediaKit', { params, body }, { onFailure })}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('console.media_kit.intro')}{' '}
        <Link href="/public/media-kit" target="_blank" rel="noopener">
          {translate('console.media_kit.see')}
        </Link>
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: 1 }}>
        <TextInput source="full_name" validate={NEEDED} fullWidth />
        <TextInput source="email" type="email" validate={NEEDED} fullWidth />
      </Box>
      <TranslatedInput source="headline" label="resources.media-kit.fields.headline" max={200} />
      <TranslatedInput source="about" label="resources.media-kit.fields.about" max={5000} multiline markdown />
      <Figures />
      <Formats />
      <Channels />
    </ContentForm>
  );
};

/** What the press reads. */
export const MediaKitEdit = () => (
  <ContentEdit<AdminMediaKit> id={ONLY} collection="media_kit">
    {(kit) => <EditForm kit={kit} />}
  </ContentEdit>
);

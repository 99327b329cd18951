import { type AdminChangelogEntry, changelogBody } from '@bigorna/domain/endpoints/admin/content';
import { Box, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { ContentForm } from '../content/content-form.tsx';
import { MomentInput } from '../content/moment-input.tsx';
import { TranslatedInput } from '../inputs/translated-input.tsx';

const NEEDED = [required()];

type ChangelogFormProps = Omit<
  ComponentProps<typeof ContentForm<typeof changelogBody, AdminChangelogEntry>>,
  'schema' | 'children'
>;

/** What a version of the site brought, in six languages. */
export const ChangelogForm = (props: ChangelogFormProps) => {
  const translate = useTranslate();
  return (
    <ContentForm schema={changelogBody} {...props}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: 1 }}>
        <TextInput source="version" validate={NEEDED} helperText="console.changelog.version_help" fullWidth />
        <MomentInput source="date" />
      </Box>
      <TranslatedInput source="title" label="resources.changelog.fields.title" max={200} />
      <TranslatedInput source="body" label="resources.changelog.fields.body" max={10_000} multiline markdown />
      <Typography variant="body2" color="textSecondary">
        {translate('console.changelog.markdown')}
      </Typography>
    </ContentForm>
  );
};

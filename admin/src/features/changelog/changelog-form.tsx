import { type AdminChangelogEntry, changelogBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box } from '@mui/material';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentCreate, ContentEdit } from '#shared/forms/content-pages.tsx';
import { ZonedDateTimeInput } from '#shared/forms/zoned-date-time-input.tsx';
import { TranslatedInput } from '#shared/inputs/translated-input.tsx';

const NEEDED = [required()];

/** Changes of one site version in six languages. A new entry has today's date. */
const ChangelogForm = ({ record }: { record?: AdminChangelogEntry }) => {
  const { runAction } = useStaffMutation();
  const [defaults] = useState(() => ({ date: new Date().toISOString() }));
  return (
    <ContentForm<typeof changelogBody, AdminChangelogEntry>
      schema={changelogBody}
      record={record}
      {...(record ? {} : { defaultValues: defaults })}
      save={(body, options) =>
        record
          ? runAction('adminUpdateChangelog', { params: { id: record.id }, body }, options)
          : runAction('adminCreateChangelog', { body }, options)
      }
      remove={(id) => runAction('adminDeleteChangelog', { params: { id } }, { refetch: false })}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: 1 }}>
        <TextInput source="version" validate={NEEDED} helperText="console.changelog.version_help" />
        <ZonedDateTimeInput source="date" />
      </Box>
      <TranslatedInput source="title" label="resources.changelog.fields.title" max={200} />
      <TranslatedInput source="body" label="resources.changelog.fields.body" max={10_000} multiline markdown />
      <UiText variant="body2" color="textSecondary" text="console.changelog.markdown" />
    </ContentForm>
  );
};

export const ChangelogCreate = () => (
  <ContentCreate title="console.changelog.new">
    <ChangelogForm />
  </ContentCreate>
);

export const ChangelogEdit = () => (
  <ContentEdit<AdminChangelogEntry> collection="changelog">{(entry) => <ChangelogForm record={entry} />}</ContentEdit>
);

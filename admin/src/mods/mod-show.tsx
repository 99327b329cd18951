import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/mods';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material';
import {
  ArrayField,
  ChipField,
  DataTable,
  DateField,
  FunctionField,
  Labeled,
  NumberField,
  Show,
  SingleFieldList,
  TextField,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ApproveButton } from './approve-button.tsx';
import { ModStatusChip } from './mod-status-chip.tsx';
import { RejectButton } from './reject-button.tsx';

const Decisions = () => (
  <TopToolbar>
    <ApproveButton />
    <RejectButton />
  </TopToolbar>
);

/** `fabric@1.21.4` as `Fabric 1.21.4`; a loader that domain does not know stays as it came. */
const compatName = (pair: string): string => {
  const [key = '', version = ''] = pair.split('@');
  const known = LOADERS.find((loader) => loader === key);
  return `${known ? LOADER_NAMES[known] : key} ${version}`;
};

const Facts = () => {
  const mod = useRecordContext<StaffMod>();
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} sx={{ minWidth: 260 }}>
      <Labeled source="status">
        <ModStatusChip source="status" />
      </Labeled>
      <Labeled source="author">
        <TextField source="author" />
      </Labeled>
      <Labeled source="created_by">
        <TextField source="created_by" emptyText="–" />
      </Labeled>
      <Labeled source="categories">
        <FunctionField<StaffMod>
          render={(record) => record.categories.map((id) => translate(`console.category.${id}`)).join(', ')}
        />
      </Labeled>
      <Labeled source="compat">
        <FunctionField<StaffMod> render={(record) => record.compat.map(compatName).join(', ')} />
      </Labeled>
      <Labeled source="license">
        <TextField source="license" emptyText="–" />
      </Labeled>
      <Labeled source="updated_at">
        <DateField source="updated_at" showTime />
      </Labeled>
      {mod?.reason ? (
        <Labeled source="reason">
          <TextField source="reason" />
        </Labeled>
      ) : null}
    </Stack>
  );
};

const Releases = () => {
  const translate = useTranslate();
  return (
    <ArrayField source="releases">
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="version" />
        <DataTable.Col source="channel" disableSort />
        <DataTable.Col source="file_name" label={translate('console.mods.file')} disableSort />
        <DataTable.NumberCol
          source="file_size"
          label={translate('console.mods.size')}
          options={{ style: 'unit', unit: 'byte' }}
        />
        <DataTable.Col source="sha256" label="SHA-256" disableSort>
          <FunctionField<StaffMod['releases'][number]>
            render={(release) =>
              release.external ? translate('console.mods.external') : `${release.sha256?.slice(0, 12)}…`
            }
          />
        </DataTable.Col>
      </DataTable>
    </ArrayField>
  );
};

const Review = () => {
  const mod = useRecordContext<StaffModCard & Partial<StaffMod>>();
  const translate = useTranslate();
  // The list's record stands in until the whole one has come.
  if (!mod?.releases) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 3, gridTemplateColumns: { md: '1fr 300px' } }}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {mod.thumbnail_url ? (
          <Box
            component="img"
            src={mod.thumbnail_url}
            alt=""
            sx={{ width: 320, maxWidth: '100%', aspectRatio: '16 / 9', imageRendering: 'pixelated' }}
          />
        ) : null}
        <Typography variant="h5" component="h1">
          {mod.title}
        </Typography>
        <TextField source="short_description" sx={{ color: 'text.secondary' }} />
        <Typography variant="h6" component="h2">
          {translate('console.mods.description')}
        </Typography>
        <TextField source="description" sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }} />
        <Typography variant="h6" component="h2">
          {translate('resources.mods.fields.releases')}
        </Typography>
        <Box sx={{ overflowX: 'auto' }}>
          <Releases />
        </Box>
      </Stack>
      <Paper variant="outlined" sx={{ p: 2, alignSelf: 'start' }}>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {translate('console.mods.facts')}
        </Typography>
        <Facts />
        <Labeled source="downloads" sx={{ mt: 1.5 }}>
          <NumberField source="downloads" />
        </Labeled>
        <ArrayField source="tags">
          <SingleFieldList linkType={false} empty={<span />}>
            <ChipField source="@@ra-simple-list" size="small" />
          </SingleFieldList>
        </ArrayField>
      </Paper>
    </Box>
  );
};

/** The review page: what the visitor would see, its files, and the decision. */
export const ModShow = () => (
  <Show actions={<Decisions />}>
    <Review />
  </Show>
);

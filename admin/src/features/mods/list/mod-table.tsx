import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import StarIcon from '@mui/icons-material/Star';
import { Box, Stack, Typography } from '@mui/material';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { LinkedRows, RowLink } from '#shared/lists/row-link.tsx';
import { useVisibleSelection } from '#shared/lists/use-visible-selection.ts';
import { ModActionButton } from '../actions/mod-action-button.tsx';
import { BulkActionButton } from '../bulk/bulk-action-button.tsx';
import { BULK_MOD_ACTIONS } from '../bulk/bulk-mod-actions.ts';
import { getListedDate } from '../mod-byline.tsx';
import { ModPicture } from '../mod-picture.tsx';
import { ModStatusChip } from '../mod-status-chip.tsx';
import { ClaimChip } from '../reviews/claim-chip.tsx';
import { RowMenu } from './row-menu.tsx';

const PICTURE_PX = 88;

const TitleAndSummary = ({ mod }: { mod: StaffModCard }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: { xs: 140, lg: 180 } }}>
      <Box sx={{ display: { md: 'none', lg: 'block' } }}>
        <ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <RowLink to={`/admin/mods/${mod.id}/show`}>{mod.title}</RowLink>{' '}
        {mod.featured ? (
          <StarIcon color="warning" titleAccess={translate('resources.mods.fields.featured')} sx={{ fontSize: 16 }} />
        ) : null}{' '}
        <ClaimChip modId={mod.id} isPending={mod.status === 'pending'} />
        {/* Width 0 with a minimum of 100%: the text fills the column but does not widen it. */}
        <Typography variant="body2" color="textSecondary" noWrap sx={{ width: 0, minWidth: '100%' }}>
          {mod.author} · {mod.short_description}
        </Typography>
      </Box>
    </Stack>
  );
};

const Decisions = () => (
  <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
    <ModActionButton action="approve" />
    <ModActionButton action="undelete" />
    <RowMenu />
  </Stack>
);

/** Must be one element: for an array, react-admin shows its own delete button instead. */
const BULK_BUTTONS = (
  <>
    {BULK_MOD_ACTIONS.map((action) => (
      <BulkActionButton key={action} action={action} />
    ))}
  </>
);

/** Columns hidden by default. */
const AT_FIRST_HIDDEN = ['author', 'content_type', 'access', 'downloads', 'views', 'published_at'];

const Column = DataTable.Col<StaffModCard>;

/** The list as a table with configurable columns. */
export const ModTable = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  useVisibleSelection<StaffModCard>();
  return (
    <DataTable<StaffModCard>
      body={LinkedRows}
      rowClick="show"
      bulkActionButtons={BULK_BUTTONS}
      hiddenColumns={AT_FIRST_HIDDEN}
    >
      <Column source="title" sx={{ width: '100%' }} render={(mod) => <TitleAndSummary mod={mod} />} />
      <Column source="author" />
      <Column source="status" render={(mod) => <ModStatusChip mod={mod} />} />
      <Column
        source="content_type"
        disableSort
        render={(mod) => translate(`console.content_type.${mod.content_type}`)}
      />
      <Column source="access" disableSort render={(mod) => translate(`console.access.${mod.access}`)} />
      <Column source="version" disableSort sx={{ display: { md: 'none', lg: 'table-cell' } }} />
      <DataTable.NumberCol source="downloads" />
      <DataTable.NumberCol source="views" />
      <Column source="published_at" render={(mod) => <Timestamp at={mod.published_at} />} />
      <Column
        source={filterValues.status === 'pending' ? 'submitted_at' : 'updated_at'}
        sx={{ whiteSpace: 'nowrap' }}
        render={(mod) => <Timestamp at={getListedDate(mod)} relative />}
      />
      <Column source="decisions" label={translate('console.mods.decisions')} disableSort field={Decisions} />
    </DataTable>
  );
};

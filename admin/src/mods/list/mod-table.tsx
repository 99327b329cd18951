import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import StarIcon from '@mui/icons-material/Star';
import { Stack, Typography } from '@mui/material';
import { DataTable, FunctionField, useRecordContext, useTranslate } from 'react-admin';
import { Moment } from '../../fields/moment.tsx';
import { useChosenRows } from '../../lists/use-chosen-rows.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ModPicture } from '../mod-picture.tsx';
import { ModStatusChip } from '../mod-status-chip.tsx';
import { RejectButton } from '../verbs/reject-button.tsx';
import { VerbButton } from '../verbs/verb-button.tsx';

const PICTURE_PX = 88;

const TitleAndSummary = () => {
  const mod = useRecordContext<StaffModCard>();
  const translate = useTranslate();
  if (!mod) return null;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', width: 'clamp(200px, 18vw, 520px)' }}>
      <ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />
      <Stack sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {mod.title}{' '}
          {mod.featured ? (
            <StarIcon color="warning" titleAccess={translate('console.mods.featured')} sx={{ fontSize: 16 }} />
          ) : null}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" noWrap>
          {mod.author} · {mod.short_description}
        </Typography>
      </Stack>
    </Stack>
  );
};

const Decisions = () => (
  <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
    <VerbButton verb="approve" />
    <RejectButton />
    <VerbButton verb="undelete" />
  </Stack>
);

/** Columns shown only when asked for. */
const AT_FIRST_HIDDEN = ['author', 'content_type', 'access', 'downloads', 'views', 'published_at'];

/** The list where there is room for a table; which columns it has is the reader's choice. */
export const ModTable = () => {
  const translate = useTranslate();
  useChosenRows<StaffModCard>();
  return (
    <DataTable<StaffModCard> rowClick="show" bulkActionButtons={<BulkBar />} hiddenColumns={AT_FIRST_HIDDEN}>
      <DataTable.Col source="title" field={TitleAndSummary} />
      <DataTable.Col source="author" />
      <DataTable.Col source="status">
        <ModStatusChip source="status" />
      </DataTable.Col>
      <DataTable.Col source="content_type" disableSort>
        <FunctionField<StaffModCard> render={(mod) => translate(`console.content_type.${mod.content_type}`)} />
      </DataTable.Col>
      <DataTable.Col source="access" disableSort>
        <FunctionField<StaffModCard> render={(mod) => translate(`console.access.${mod.access}`)} />
      </DataTable.Col>
      <DataTable.Col source="version" disableSort />
      <DataTable.NumberCol source="downloads" />
      <DataTable.NumberCol source="views" />
      <DataTable.Col source="published_at">
        <FunctionField<StaffModCard> render={(mod) => <Moment at={mod.published_at} />} />
      </DataTable.Col>
      <DataTable.Col source="updated_at">
        <FunctionField<StaffModCard> render={(mod) => <Moment at={mod.updated_at} relative />} />
      </DataTable.Col>
      <DataTable.Col source="decisions" label={translate('console.mods.decisions')} disableSort field={Decisions} />
    </DataTable>
  );
};

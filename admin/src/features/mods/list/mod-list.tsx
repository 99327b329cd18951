import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { type Theme, useMediaQuery } from '@mui/material';
import { ColumnsButton, useListContext } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { SavedViews } from '#shared/lists/saved-views.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { WAITING_FILTERS } from '#shared/pages/waiting-filters.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { MOD_FILTERS } from './mod-filters.tsx';
import { ModLines } from './mod-lines.tsx';
import { ModTable } from './mod-table.tsx';
import { MOD_VIEWS } from './mod-views.ts';

const StartQueue = () => {
  const { canCall } = useCurrentStaff();
  return canCall('nextReview') ? (
    <ActionButton
      label="console.action.start_queue"
      variant="contained"
      to="/admin/mods/review"
      icon={<GavelIcon />}
      sx={{ ml: 'auto' }}
    />
  ) : null;
};

/** Button that opens the form for a new mod from a file. */
const FromFile = () => {
  const { canCall } = useCurrentStaff();
  return canCall('adminCreateMod') && canCall('inspectUpload') ? (
    <ActionButton label="console.mods.from_file.button" to="/admin/mods/create?from=file" icon={<UploadFileIcon />} />
  ) : null;
};

const Content = ({ isNarrow }: { isNarrow: boolean }) => {
  const { data } = useListContext<StaffModCard>();
  if (data?.length === 0) return <EmptyList text="console.mods.empty" />;
  return isNarrow ? <ModLines /> : <ModTable />;
};

/** Mods of any status. Opens on the pending mods, oldest first. */
export const ModList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList
      filters={MOD_FILTERS}
      filterDefaultValues={WAITING_FILTERS.mods}
      sort={{ field: 'submitted_at', order: 'ASC' }}
      exportName="mods"
      rows={isNarrow ? 'links' : 'selectable'}
      canCreate
      buttons={
        <>
          {isNarrow ? null : <ColumnsButton />}
          <FromFile />
        </>
      }
      tabs={
        <SavedViews views={MOD_VIEWS}>
          <StartQueue />
        </SavedViews>
      }
    >
      <Content isNarrow={isNarrow} />
    </StaffList>
  );
};

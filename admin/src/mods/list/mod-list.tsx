import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import { type Theme, useMediaQuery } from '@mui/material';
import { ColumnsButton, useCanAccess, useListContext } from 'react-admin';
import { NoRows } from '../../lists/no-rows.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StaffList } from '../../lists/staff-list.tsx';
import { ActionButton } from '../action-button.tsx';
import { MOD_FILTERS } from './mod-filters.tsx';
import { ModLines } from './mod-lines.tsx';
import { ModTable } from './mod-table.tsx';
import { MOD_VIEWS } from './mod-views.ts';

const StartQueue = () => {
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'review' });
  return canAccess ? (
    <ActionButton label="console.action.start_queue" variant="contained" to="/admin/mods/review" icon={<GavelIcon />} />
  ) : null;
};

const Rows = ({ isNarrow }: { isNarrow: boolean }) => {
  const { data } = useListContext<StaffModCard>();
  if (data?.length === 0) return <NoRows text="console.mods.empty" />;
  return isNarrow ? <ModLines /> : <ModTable />;
};

const Content = ({ isNarrow }: { isNarrow: boolean }) => (
  <>
    <SavedViews views={MOD_VIEWS} />
    <Rows isNarrow={isNarrow} />
  </>
);

/** Every mod whatever its status; first the pending ones, the longest waiting on top. */
export const ModList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList
      filters={MOD_FILTERS}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'updated_at', order: 'ASC' }}
      exportName="mods"
      creates
      buttons={
        <>
          <StartQueue />
          {isNarrow ? null : <ColumnsButton />}
        </>
      }
    >
      <Content isNarrow={isNarrow} />
    </StaffList>
  );
};

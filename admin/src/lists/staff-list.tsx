import type { ExportName } from '@bigorna/domain/endpoints/admin/overview';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  List,
  type ListProps,
  TopToolbar,
  useCanAccess,
  useResourceContext,
} from 'react-admin';
import { ExportButton } from './export-button.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListPagination } from './list-pagination.tsx';

interface StaffListProps
  extends Omit<ListProps, 'exporter' | 'empty' | 'error' | 'pagination' | 'actions' | 'hasCreate'> {
  /** The list as a file, by this name. */
  exportName?: ExportName;
  /** Whether records can be made here, by those who may. */
  creates?: boolean;
  /** Further buttons of the list. */
  buttons?: ReactNode;
  children: ReactElement;
}

const Actions = ({
  exportName,
  creates,
  buttons,
  hasFilters,
}: Pick<StaffListProps, 'exportName' | 'creates' | 'buttons'> & { hasFilters: boolean }) => {
  const resource = useResourceContext() ?? '';
  const { canAccess: mayExport } = useCanAccess({ resource, action: 'export' });
  const { canAccess: mayCreate } = useCanAccess({ resource, action: 'create' });
  return (
    <TopToolbar>
      {hasFilters ? <FilterButton /> : null}
      {buttons}
      {exportName && mayExport ? <ExportButton name={exportName} /> : null}
      {creates && mayCreate ? <CreateButton /> : null}
    </TopToolbar>
  );
};

/** A table wider than the window scrolls by itself; the page does not. */
const FITS = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
};

/** A list as the console shows all of them: filters in the address, pages by cursor, an error that can be tried again. */
export const StaffList = ({ exportName, creates = false, buttons, children, filters, ...props }: StaffListProps) => (
  <List
    perPage={25}
    sx={FITS}
    {...props}
    {...(filters ? { filters } : {})}
    exporter={false}
    empty={false}
    error={<ListFailure />}
    pagination={<ListPagination />}
    actions={
      <Actions
        {...(exportName ? { exportName } : {})}
        creates={creates}
        buttons={buttons}
        hasFilters={Array.isArray(filters) && filters.length > 0}
      />
    }
  >
    {children}
  </List>
);

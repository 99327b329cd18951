import { EXPORTS, type ExportName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  ListBase,
  type ListProps,
  ListView,
  Loading,
  TopToolbar,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useUndoKey } from '#shared/actions/use-undo-key.ts';
import { isResourceName } from '#shared/api/resource-calls.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { ExportButton } from './export-button.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListPagination } from './list-pagination.tsx';
import { UrlFilters, type UrlFiltersProps } from './url-filters.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface StaffListProps
  extends Pick<ListProps, 'sort' | 'filterDefaultValues' | 'perPage'>,
    Pick<UrlFiltersProps, 'getSortFields'> {
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  /** Predefined filters above the rows. The tabs stay when the rows fail to load. */
  tabs?: ReactNode;
  /** Name of the CSV export; no export without it. */
  exportName?: ExportName;
  /** Whether staff with the permission can create records here. */
  canCreate?: boolean;
  /** Whether each row has a `RowLink`, the default, or also a checkbox. */
  rows?: Parameters<typeof useRowKeys>[0];
  /** Additional buttons of the list. */
  buttons?: ReactNode;
  children: ReactElement;
}

const Actions = ({
  exportName,
  canCreate,
  buttons,
  hasFilters,
}: Pick<StaffListProps, 'exportName' | 'canCreate' | 'buttons'> & { hasFilters: boolean }) => {
  const resource = useResourceContext() ?? '';
  const { canOpen, hasPermission } = useCurrentStaff();
  return (
    <TopToolbar>
      {hasFilters ? <FilterButton /> : null}
      {buttons}
      {exportName && hasPermission(EXPORTS[exportName]) ? <ExportButton name={exportName} /> : null}
      {canCreate && isResourceName(resource) && canOpen(resource, 'create') ? <CreateButton /> : null}
    </TopToolbar>
  );
};

/** A wide table scrolls horizontally inside the page. */
const SCROLLABLE = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
};

/** The list itself shows the error. By default, react-admin would also show a toast after each failed attempt. */
export const FAILS_IN_PLACE = { onError: () => {} };

/** Tabs and retry of a list that failed to load. Rows that were loaded before stay. */
const FailedRows = ({ tabs, children }: Pick<StaffListProps, 'tabs' | 'children'>) => {
  const { data } = useListContext();
  return (
    <>
      {tabs}
      <ListFailure />
      {data ? children : null}
    </>
  );
};

/** Shared list of the console: filters in the URL, cursor pages, J and K, retry after an error. */
export const StaffList = ({
  exportName,
  canCreate = false,
  buttons,
  children,
  filters,
  tabs,
  getSortFields,
  rows = 'links',
  ...query
}: StaffListProps) => {
  useRowKeys(rows);
  useUndoKey();
  return (
    <ListBase
      perPage={25}
      queryOptions={FAILS_IN_PLACE}
      exporter={false}
      offline={false}
      authLoading={<Loading />}
      {...query}
    >
      <UrlFilters getSortFields={getSortFields}>
        <ListView
          sx={SCROLLABLE}
          {...(filters ? { filters } : {})}
          empty={false}
          error={<FailedRows tabs={tabs}>{children}</FailedRows>}
          offline={false}
          pagination={<ListPagination />}
          actions={
            <Actions
              {...(exportName ? { exportName } : {})}
              canCreate={canCreate}
              buttons={buttons}
              hasFilters={filters?.some(({ props: { alwaysOn } }) => !alwaysOn) ?? false}
            />
          }
        >
          {tabs ? (
            <>
              {tabs}
              {children}
            </>
          ) : (
            children
          )}
        </ListView>
      </UrlFilters>
    </ListBase>
  );
};

import type { ExportName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type ListProps, Title, useResourceContext, useTranslate } from 'react-admin';
import { z } from 'zod';
import { useUndoKey } from '#shared/actions/use-undo-key.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ExportButton } from '#shared/lists/export-button.tsx';
import { FAILS_IN_PLACE } from '#shared/lists/staff-list.tsx';
import { UrlFilters } from '#shared/lists/url-filters.tsx';

/** Poll interval of a visible queue. */
export const QUEUE_REFRESH_MS = 30_000;

const textSearch = z.object({ filter: z.object({ q: z.string().min(1) }) });
/** Whether a react-query key contains a text search. A text search reads all rows, so it is not polled. */
const isTextSearch = (key: readonly unknown[]): boolean => key.some((part) => textSearch.safeParse(part).success);

interface QueuePageProps extends Required<Pick<ListProps, 'sort' | 'filterDefaultValues' | 'perPage'>> {
  /** Message key of the subtitle. */
  lead: string;
  /** Name of the CSV export. */
  exportName: ExportName;
  children: ReactNode;
}

/** A polled queue. The URL contains its tab, filters and page. */
export const QueuePage = ({ lead, exportName, children, ...query }: QueuePageProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  useUndoKey();
  return (
    <ListBase
      {...query}
      exporter={false}
      queryOptions={{
        ...FAILS_IN_PLACE,
        refetchInterval: ({ queryKey }) => (isTextSearch(queryKey) ? false : QUEUE_REFRESH_MS),
      }}
    >
      <UrlFilters>
        <Title title={translate(`console.menu.${resource}`)} />
        <Box sx={{ pb: 4, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', flexWrap: 'wrap', mb: 1.5 }}>
            <UiText color="textSecondary" sx={{ flex: 1, minWidth: 240 }} text={lead} />
            <ExportButton name={exportName} />
          </Box>
          {children}
        </Box>
      </UrlFilters>
    </ListBase>
  );
};

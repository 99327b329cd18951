import type { ExportName } from '@bigorna/domain/endpoints/admin/overview';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload, Title, useTranslate } from 'react-admin';
import { ExportButton } from '../lists/export-button.tsx';

/** How often a queue is asked for anew while it is looked at. */
export const QUEUE_REFRESH_MS = 30_000;

interface QueuePageProps {
  /** Key of its heading, which stands in the bar. */
  title: string;
  /** Key of the line below. */
  lead: string;
  sort: SortPayload;
  filterDefaultValues: Record<string, unknown>;
  perPage: number;
  /** The list as a file, by this name. */
  exportName: ExportName;
  children: ReactNode;
}

/** A list of what waits, kept fresh; its tab, filters and page are in the address. */
export const QueuePage = ({
  title,
  lead,
  sort,
  filterDefaultValues,
  perPage,
  exportName,
  children,
}: QueuePageProps) => {
  const translate = useTranslate();
  return (
    <ListBase
      sort={sort}
      filterDefaultValues={filterDefaultValues}
      perPage={perPage}
      exporter={false}
      queryOptions={{ refetchInterval: QUEUE_REFRESH_MS }}
    >
      <Title title={translate(title)} />
      <Box sx={{ pb: 4, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', flexWrap: 'wrap', mb: 1.5 }}>
          <Typography color="textSecondary" sx={{ flex: 1, minWidth: 240 }}>
            {translate(lead)}
          </Typography>
          <ExportButton name={exportName} />
        </Box>
        {children}
      </Box>
    </ListBase>
  );
};

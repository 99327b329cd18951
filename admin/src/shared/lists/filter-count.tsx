import { Box } from '@mui/material';
import { useGetList, useListContext, useLocaleState, useResourceContext } from 'react-admin';
import { formatTotal } from './format-total.ts';

interface FilterCountProps {
  filter: Record<string, unknown>;
  /** Poll interval in milliseconds. */
  refetchInterval?: number | false;
}

/** Number of records that match a filter, up to the API's limit. Requested after the list's own rows. */
export const FilterCount = ({ filter, refetchInterval = false }: FilterCountProps) => {
  const resource = useResourceContext() ?? '';
  const [locale] = useLocaleState();
  const { sort, data } = useListContext();
  const { total } = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: 1 } },
    { refetchInterval, retry: false, enabled: data !== undefined, placeholderData: (before) => before },
  );
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: '1ch',
        ml: 1,
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {total === undefined ? null : formatTotal(total, locale)}
    </Box>
  );
};

import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** Empty list: the reason and, if filters are set, a button to clear them. */
export const EmptyList = ({ text = 'console.list.empty' }: { text?: string }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Box role="status" sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary">{translate(isFiltered ? 'console.list.empty_filtered' : text)}</Typography>
      {isFiltered ? (
        <Button sx={{ mt: 1 }} onClick={() => setFilters({}, {})}>
          {translate('console.action.clear_filters')}
        </Button>
      ) : null}
    </Box>
  );
};

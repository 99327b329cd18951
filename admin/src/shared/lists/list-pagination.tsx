import { LIST_TOTAL_MAX } from '@bigorna/domain/limits';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { formatTotal } from './format-total.ts';

/** Choices of rows per page: for cheap rows, and for rows that need several reads. Other page sizes have no choice. */
const CHOICES = [
  [25, 50, 100],
  [15, 30],
];

const RowsPerPage = () => {
  const translate = useTranslate();
  const { perPage, setPerPage } = useListContext();
  const choices = CHOICES.find((rows) => rows.includes(perPage));
  return choices ? (
    <TextField
      select
      value={perPage}
      onChange={({ target }) => setPerPage(Number(target.value))}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('console.list.rows') } }}
      sx={{ width: 'auto', m: 0 }}
    >
      {choices.map((rows) => (
        <option key={rows} value={rows}>
          {translate('console.list.per_page', { rows })}
        </option>
      ))}
    </TextField>
  ) : null;
};

/** Current rows with previous and next buttons. No page jumps: a far page costs many reads. */
export const ListPagination = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { page, perPage, setPage, data, total, isPending, error } = useListContext();
  if (error || isPending || total === undefined || !data || (total === 0 && page === 1)) return null;
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;
  const hasMore = total >= LIST_TOTAL_MAX ? data.length === perPage : last < total;
  return (
    <Box
      component="nav"
      aria-label={translate('console.list.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, py: 1 }}
    >
      <RowsPerPage />
      <Typography variant="body2" component="span" role="status">
        {translate('console.list.of', { first: Math.min(first, last), last, total: formatTotal(total, locale) })}
      </Typography>
      <IconButton
        aria-label={translate('console.list.previous')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={translate('console.list.next')} disabled={!hasMore} onClick={() => setPage(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
};

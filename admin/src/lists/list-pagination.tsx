import { LIST_TOTAL_MAX } from '@bigorna/domain/limits';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { totalText } from './total-text.ts';

/** Where in the list one is, and the way to the page before and behind; a jump far in would cost reads. */
export const ListPagination = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { page, perPage, setPage, data, total, isPending } = useListContext();
  if (isPending || total === undefined || !data || (total === 0 && page === 1)) return null;
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;
  const hasMore = total >= LIST_TOTAL_MAX ? data.length === perPage : last < total;
  return (
    <Box
      component="nav"
      aria-label={translate('console.list.pages')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, py: 1 }}
    >
      <Typography variant="body2" component="span" role="status">
        {translate('console.list.of', { first: Math.min(first, last), last, total: totalText(total, locale) })}
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

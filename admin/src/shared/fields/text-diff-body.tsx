import { Box } from '@mui/material';
import { diffWordsWithSpace } from 'diff';

const CONTEXT_CHARS = 120;

/** Shortens unchanged text, so changes are visible without scrolling. */
const shorten = (text: string): string =>
  text.length <= 2 * CONTEXT_CHARS + 10 ? text : `${text.slice(0, CONTEXT_CHARS)} […] ${text.slice(-CONTEXT_CHARS)}`;

const INSERTED = { bgcolor: 'var(--diff-in)', textDecoration: 'none', px: '1px' };
const DELETED = { bgcolor: 'var(--diff-out)', textDecoration: 'line-through', px: '1px' };

export const TextDiffBody = ({ before, after }: { before: string; after: string }) => {
  let position = 0;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
      {diffWordsWithSpace(before, after).map(({ added, removed, value }) => {
        position += value.length;
        const key = `${added ? '+' : ''}${removed ? '-' : ''}${position}`;
        if (!added && !removed) return <span key={key}>{shorten(value)}</span>;
        return (
          <Box key={key} component={added ? 'ins' : 'del'} sx={added ? INSERTED : DELETED}>
            {value}
          </Box>
        );
      })}
    </Box>
  );
};

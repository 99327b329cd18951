import { Box } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

const CONTEXT_CHARS = 120;

/** Shortens unchanged text, so changes are visible without scrolling. */
const shorten = (text: string): string =>
  text.length <= 2 * CONTEXT_CHARS + 10 ? text : `${text.slice(0, CONTEXT_CHARS)} […] ${text.slice(-CONTEXT_CHARS)}`;

const INSERTED = { bgcolor: 'var(--diff-in)', textDecoration: 'none', px: '1px' };
const DELETED = { bgcolor: 'var(--diff-out)', textDecoration: 'line-through', px: '1px' };

/** Time limit of a comparison. Long texts with little in common would block the page. */
const TIMEOUT_MS = 300;
/** Smallest share of common text. With less, a word-by-word comparison is a riddle. */
const COMMON_MIN = 0.3;

/** The parts of two texts, word by word; of texts with little in common: the two texts. */
const compareTexts = (before: string, after: string) => {
  const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [];
  const common = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0);
  if (common >= COMMON_MIN * Math.max(before.length, after.length)) return parts;
  return [
    { added: false, removed: true, value: before },
    { added: false, removed: false, value: '\n' },
    { added: true, removed: false, value: after },
  ];
};

export const TextDiffBody = ({ before, after }: { before: string; after: string }) => {
  const parts = useMemo(() => compareTexts(before, after), [before, after]);
  let position = 0;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
      {parts.map(({ added, removed, value }) => {
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

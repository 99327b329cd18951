import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content.schemas';
import { getTextIn } from '@bigorna/domain/translated-text';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Translated } from '#shared/fields/translated.tsx';
import { LanguagesChip } from '#shared/forms/languages-chip.tsx';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';
import { RowLink } from '#shared/lists/row-link.tsx';

interface FaqRowProps {
  entry: AdminFaqEntry;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** One question with buttons to move it. */
export const FaqRow = ({ entry, number, isFirst, isLast, onMove }: FaqRowProps) => {
  const translate = useTranslate();
  const { text: name } = getTextIn(entry.question, getCurrentLocale());
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{ listStyle: 'none', alignItems: 'start', p: { xs: 1.5, md: 2 }, borderBottom: 2, borderColor: 'divider' }}
    >
      <Typography component="span" variant="h6" sx={{ minWidth: '2ch', textAlign: 'end', color: 'text.secondary' }}>
        {number}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <RowLink to={`/admin/faq/${encodeURIComponent(entry.id)}`} sx={{ display: 'block', py: 0.5 }}>
          <Translated text={entry.question} />
        </RowLink>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            mb: 1,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <Translated text={entry.answer} />
        </Typography>
        <LanguagesChip texts={[entry.question, entry.answer]} />
      </Box>
      <Stack>
        {/* At the ends the buttons stay, but disabled: removing a focused button would lose the focus. */}
        <IconButton
          aria-label={translate('console.faq.up', { name })}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
          sx={{ opacity: isFirst ? 0.35 : 1 }}
        >
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton
          aria-label={translate('console.faq.down', { name })}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
          sx={{ opacity: isLast ? 0.35 : 1 }}
        >
          <ArrowDownwardIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
};

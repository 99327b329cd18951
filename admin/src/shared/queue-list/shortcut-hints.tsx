import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Kbd } from '#shared/shortcuts/kbd.tsx';
import { type PageShortcut, useShortcutsOn } from '#shared/shortcuts/shortcuts.ts';
import { useRegisteredShortcuts } from '#shared/shortcuts/use-shortcut.ts';

/** Shortcuts of a queue on one line, also listed under `?`. Pass a constant array. */
export const ShortcutHints = ({ keys }: { keys: readonly PageShortcut[] }) => {
  const translate = useTranslate();
  useRegisteredShortcuts(keys);
  if (!useShortcutsOn()) return null;
  return (
    <Typography
      variant="body2"
      component="ul"
      color="textSecondary"
      aria-label={translate('console.queue.keys')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: '6px 16px',
        listStyle: 'none',
        p: 0,
        my: 1.5,
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {keys.map(({ keys: letters, text }) => (
        <Box component="li" key={text}>
          {letters.map((letter) => (
            <Kbd key={letter}>{letter}</Kbd>
          ))}{' '}
          {translate(text)}
        </Box>
      ))}
    </Typography>
  );
};

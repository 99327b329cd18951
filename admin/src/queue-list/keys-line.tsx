import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Kbd } from './kbd.tsx';

/** The keys of a queue in one line, for those with a keyboard. */
export const KeysLine = ({ keys }: { keys: readonly (readonly [letters: string, label: string])[] }) => {
  const translate = useTranslate();
  return (
    <Typography
      variant="body2"
      component="ul"
      color="text.secondary"
      aria-label={translate('console.queue.keys')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        listStyle: 'none',
        p: 0,
        my: 1.5,
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {keys.map(([letters, label]) => (
        <Box component="li" key={letters}>
          {letters.split('/').map((letter) => (
            <Kbd key={letter}>{letter}</Kbd>
          ))}{' '}
          {translate(label)}
        </Box>
      ))}
    </Typography>
  );
};

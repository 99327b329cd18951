import { Box } from '@mui/material';

/** A key to press; assistive technology is told of it by `aria-keyshortcuts` of what it does. */
export const Kbd = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      px: 0.75,
      ml: 0.75,
      border: 1,
      borderColor: 'currentColor',
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.75rem',
      lineHeight: 1.4,
      opacity: 0.8,
      '@media (hover: none)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);

import { Box, Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';

interface KeyButtonProps extends Omit<ButtonProps, 'children'> {
  /** Message key of the label. */
  label: string;
  /** Shortcut of the button. */
  letter?: string | undefined;
}

/** Shortcut inside a button. Assistive technology reads `aria-keyshortcuts` instead. */
const Letter = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      ml: 1,
      px: 0.5,
      border: 1,
      borderColor: 'currentColor',
      font: 'inherit',
      fontSize: '0.75rem',
      lineHeight: '16px',
      display: { xs: 'none', md: 'inline' },
      '@media (hover: none)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);

/** Action button of a queue, which shows the shortcut of the action. */
export const KeyButton = ({ label, letter, ...props }: KeyButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" {...props} aria-keyshortcuts={letter}>
      {translate(label)}
      {letter ? <Letter>{letter}</Letter> : null}
    </Button>
  );
};

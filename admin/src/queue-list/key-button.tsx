import { Box, Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';

interface KeyButtonProps extends Omit<ButtonProps, 'children'> {
  /** Key of its text. */
  label: string;
  /** The letter that does the same. */
  letter?: string | undefined;
}

/** The letter in a button; assistive technology is told of it by `aria-keyshortcuts`. */
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

/** A verb of a queue, with the key that does it. */
export const KeyButton = ({ label, letter, ...props }: KeyButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" {...props} aria-keyshortcuts={letter}>
      {translate(label)}
      {letter ? <Letter>{letter}</Letter> : null}
    </Button>
  );
};

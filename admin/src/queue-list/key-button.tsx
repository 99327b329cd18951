import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Kbd } from './kbd.tsx';

interface KeyButtonProps extends Omit<ButtonProps, 'children'> {
  /** Key of its text. */
  label: string;
  /** The letter that does the same. */
  letter?: string | undefined;
}

/** A verb of a queue, with the key that does it. */
export const KeyButton = ({ label, letter, ...props }: KeyButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" {...props} aria-keyshortcuts={letter}>
      {translate(label)}
      {letter ? <Kbd>{letter}</Kbd> : null}
    </Button>
  );
};

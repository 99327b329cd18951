import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface ActionButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'href'> {
  /** Key of its text. */
  label: string;
  icon?: ButtonProps['startIcon'];
  /** A page of the console that it leads to. */
  to?: string;
}

/** A button that says what it does, on a phone too: react-admin's shows only its icon there. */
export const ActionButton = ({ label, icon, to, ...props }: ActionButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={icon} {...(to ? { component: Link, to } : {})} {...props}>
      {translate(label, { _: label })}
    </Button>
  );
};

import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface ActionButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'href'> {
  /** Message key of the label. */
  label: string;
  icon?: ButtonProps['startIcon'];
  /** Console path that the button opens. */
  to?: string;
}

/** A button that shows its label on phones too. On a phone, react-admin's button shows only the icon. */
export const ActionButton = ({ label, icon, to, ...props }: ActionButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={icon} {...(to ? { component: Link, to } : {})} {...props}>
      {translate(label, { _: label })}
    </Button>
  );
};

import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';
import { useTranslate } from 'react-admin';

interface UiTextProps extends Omit<TypographyProps, 'children' | 'ref'> {
  /** Message key. */
  text: string;
  /** Values of the message's placeholders. */
  values?: Readonly<Record<string, string | number>>;
  component?: ElementType;
}

/** One of the console's texts in the current language. */
export const UiText = ({ text, values, ...props }: UiTextProps) => (
  <Typography {...props}>{useTranslate()(text, values)}</Typography>
);

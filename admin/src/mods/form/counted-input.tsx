import { maxLength, TextInput, type TextInputProps, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** A text with a limit, which says how much of it is used. */
export const CountedInput = ({ max, validate = [], ...props }: TextInputProps & { max: number }) => {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: props.source });
  const count = typeof value === 'string' ? value.length : 0;
  return (
    <TextInput
      fullWidth
      // An emptied text is an empty text: react-admin would make it null, which no text of the API is.
      parse={(typed: string) => typed}
      {...props}
      validate={[...[validate].flat(), maxLength(max)]}
      helperText={translate('console.input.left', { count, max })}
    />
  );
};

import { maxLength, TextInput, type TextInputProps, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** A text input with a length limit and counter. */
export const CountedInput = ({ max, validate = [], ...props }: TextInputProps & { max: number }) => {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: useWrappedSource(props.source) });
  const count = typeof value === 'string' ? value.length : 0;
  return (
    <TextInput
      // Keep an emptied text as an empty string: react-admin would send null, which the API rejects.
      parse={(typed: string) => typed}
      {...props}
      validate={[...[validate].flat(), maxLength(max)]}
      helperText={translate('console.input.left', { count, max })}
    />
  );
};

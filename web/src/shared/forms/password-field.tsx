import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { FormField } from './form-field.tsx';

const messages = defineMessages({ show: { id: 'account.showPassword', defaultMessage: 'Mostrar senha' } });

/** A password field with a button that shows the password. */
export const PasswordField = <Values extends FieldValues>(props: ComponentProps<typeof FormField<Values>>) => {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField<Values>
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="icon-btn"
          aria-pressed={isShown}
          aria-label={intl.formatMessage(messages.show)}
          title={intl.formatMessage(messages.show)}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </button>
      }
    />
  );
};

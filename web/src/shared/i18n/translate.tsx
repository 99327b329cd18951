import type { ComponentProps, ReactElement } from 'react';
import {
  FormattedMessage,
  type MessageDescriptor,
  type MessageTag,
  type MessageValue,
  type TypedMessageDescriptor,
} from 'react-intl';

type Values = Record<string, MessageValue | MessageTag>;
/** Values of a message's placeholders; none if the message has no placeholders. */
type Rest<V extends Values, Given = ComponentProps<typeof FormattedMessage<V>>['values']> = undefined extends Given
  ? []
  : [values: Given];

interface Translate {
  <V extends Values>(message: TypedMessageDescriptor<V>, ...rest: Rest<V>): ReactElement;
  (message: ComponentProps<typeof FormattedMessage>): ReactElement;
}

/** A message as an element in the visitor's language. */
export const translate: Translate = (
  message: MessageDescriptor,
  values: ComponentProps<typeof FormattedMessage>['values'] = {},
) => <FormattedMessage {...message} values={values} />;

import { useMemo } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { TextBlock as Block } from '../text-page-content.ts';
import { getTextValues } from './text-values.tsx';

/** A message of a text page, with its numbers and links. */
export const TextMessage = ({ message }: { message: MessageDescriptor }) => {
  const intl = useIntl();
  const values = useMemo(() => getTextValues(intl), [intl]);
  return <FormattedMessage {...message} values={values} />;
};

/** A paragraph, a list, or a component. */
export const TextBlock = ({ block }: { block: Block }) => {
  if ('Part' in block) return <block.Part />;
  if (!('list' in block))
    return (
      <p>
        <TextMessage message={block} />
      </p>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((message) => (
        <li key={message.id}>
          <TextMessage message={message} />
        </li>
      ))}
    </List>
  );
};

import { useMemo } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { TextBlock as Block } from '../content/text-page-content.ts';
import { textValues } from './text-values.tsx';

/** One message of a text page, with its figures and links. */
export const Words = ({ message }: { message: MessageDescriptor }) => {
  const intl = useIntl();
  const values = useMemo(() => textValues(intl), [intl]);
  return <FormattedMessage {...message} values={values} />;
};

/** A paragraph, a list, or something drawn. */
export const TextBlock = ({ block }: { block: Block }) => {
  if ('Part' in block) return <block.Part />;
  if (!('list' in block))
    return (
      <p>
        <Words message={block} />
      </p>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((message) => (
        <li key={message.id}>
          <Words message={message} />
        </li>
      ))}
    </List>
  );
};

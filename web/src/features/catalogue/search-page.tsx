import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '#app/use-title.ts';
import { Listing } from './components/listing.tsx';

const messages = defineMessages({ title: { id: 'search.title', defaultMessage: 'Busca' } });
const resultsFor = defineMessage<{ readonly text: string }>({
  id: 'search.resultsFor',
  defaultMessage: 'Resultados para “{text}”',
});

/** /search: mods and addons together, with every filter. */
export const Component = () => {
  const intl = useIntl();
  const [params] = useSearchParams();
  const text = params.get('q')?.trim();
  const heading = text ? intl.formatMessage(resultsFor, { text }) : intl.formatMessage(messages.title);
  useTitle(heading);
  return (
    <Listing>
      <h1 className="mb-6 wrap-anywhere">{heading}</h1>
    </Listing>
  );
};

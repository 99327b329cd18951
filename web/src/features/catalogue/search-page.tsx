import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Listing } from './components/listing.tsx';

const messages = defineMessages({ title: { id: 'search.title', defaultMessage: 'Busca' } });
const resultsFor = defineMessage<{ readonly text: string }>({
  id: 'search.resultsFor',
  defaultMessage: 'Resultados para “{text}”',
});

/** /search: mods and addons together, with every filter. */
export const Component = () => {
  const [params] = useSearchParams();
  const text = params.get('q')?.trim();
  return (
    <Listing>
      <h1 className="mb-6 wrap-anywhere">
        {text ? <FormattedMessage {...resultsFor} values={{ text }} /> : <FormattedMessage {...messages.title} />}
      </h1>
    </Listing>
  );
};

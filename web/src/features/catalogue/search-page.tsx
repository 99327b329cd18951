import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '#app/use-title.ts';
import { FeaturedFacet } from './components/featured-facet.tsx';
import { Listing } from './components/listing.tsx';
import { SearchStart } from './components/search-start.tsx';

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
    <Listing More={FeaturedFacet}>
      <h1 className="mb-6 wrap-anywhere">{heading}</h1>
      <SearchStart />
    </Listing>
  );
};

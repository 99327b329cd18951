import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTitle } from '#shared/page/use-title.ts';
import { FeaturedFacet } from './components/featured-facet.tsx';
import { Listing } from './components/listing.tsx';
import { SearchStart } from './components/search-start.tsx';
import { findTopic } from './listing-query.ts';
import { parseListingState } from './listing-state.ts';
import { loadListing } from './load-listing.ts';

const messages = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Busca' },
  description: {
    id: 'search.description',
    defaultMessage: 'Busque mods e addons por nome, autor, assunto e versão do jogo.',
  },
});
const resultsFor = defineMessage<{ readonly text: string }>({
  id: 'search.resultsFor',
  defaultMessage: 'Resultados para “{text}”',
});

const withTag = defineMessage<{ readonly tag: string }>({
  id: 'search.withTag',
  defaultMessage: 'Tag “{tag}”',
});

/** Page /search: mods and addons together, with all filters. */
export const Component = () => {
  const intl = useIntl();
  const state = parseListingState(useLocation().search);
  const text = state.q.trim();
  const { category, tag } = findTopic(state) ?? {};
  const topic =
    tag === undefined ? category && getCategoryName(category, intl.locale) : intl.formatMessage(withTag, { tag });
  const heading = text ? intl.formatMessage(resultsFor, { text }) : (topic ?? intl.formatMessage(messages.title));
  useTitle(heading);
  return (
    <Listing More={FeaturedFacet} meta={{ title: heading, description: intl.formatMessage(messages.description) }}>
      <h1 className="mb-6 wrap-anywhere">{heading}</h1>
      <SearchStart />
    </Listing>
  );
};

export const load = loadListing();

import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '#shared/page/use-title.ts';
import { FeaturedFacet } from './components/featured-facet.tsx';
import { Listing } from './components/listing.tsx';
import { SearchStart } from './components/search-start.tsx';
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
  defaultMessage: 'Etiqueta “{tag}”',
});

/** Page /search: mods and addons together, with all filters. */
export const Component = () => {
  const intl = useIntl();
  const [params] = useSearchParams();
  const text = params.get('q')?.trim();
  const [tag, ...otherTags] = params.getAll('tag');
  const untitled =
    tag && otherTags.length === 0 ? intl.formatMessage(withTag, { tag }) : intl.formatMessage(messages.title);
  const heading = text ? intl.formatMessage(resultsFor, { text }) : untitled;
  useTitle(heading);
  return (
    <Listing More={FeaturedFacet} meta={{ title: heading, description: intl.formatMessage(messages.description) }}>
      <h1 className="mb-6 wrap-anywhere">{heading}</h1>
      <SearchStart />
    </Listing>
  );
};

export const load = loadListing();

import { LISTING_SORTS, type Sort } from '@bigorna/domain/catalogue-terms';
import { defineMessages, useIntl } from 'react-intl';
import { Select } from '#shared/ui/select.tsx';
import { getDefaultSort } from '../listing-state.ts';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({
  sort: { id: 'listing.sort', defaultMessage: 'Ordenar' },
  relevance: { id: 'sort.relevance', defaultMessage: 'Mais relevantes' },
  recent: { id: 'sort.recent', defaultMessage: 'Mais recentes' },
  oldest: { id: 'sort.oldest', defaultMessage: 'Mais antigos' },
  downloads: { id: 'sort.downloads', defaultMessage: 'Mais baixados' },
  downloads_asc: { id: 'sort.downloadsAsc', defaultMessage: 'Menos baixados' },
  trending: { id: 'sort.trending', defaultMessage: 'Em alta' },
  updated: { id: 'sort.updated', defaultMessage: 'Atualizados recentemente' },
  rating: { id: 'sort.rating', defaultMessage: 'Mais bem avaliados' },
});

const SORTS_OF_SEARCH: readonly Sort[] = ['relevance', ...LISTING_SORTS];

/** Selection of a listing's order; on a page without scripts, as a field of the form. */
export const SortSelect = ({ state, change }: Pick<FilterProps, 'state' | 'change'>) => {
  const intl = useIntl();
  const usual = getDefaultSort(state);
  return (
    <Select
      labelShown
      name="s"
      label={intl.formatMessage(messages.sort)}
      value={state.s ?? usual}
      onChange={(sort) => change({ s: sort === 'relevance' ? null : sort })}
      options={(usual === 'relevance' ? SORTS_OF_SEARCH : LISTING_SORTS).map((value) => ({
        value,
        text: intl.formatMessage(messages[value]),
      }))}
    />
  );
};

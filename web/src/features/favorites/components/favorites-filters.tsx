import { Search } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { useListSearch } from '#shared/search/use-list-search.ts';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { Select } from '#shared/ui/select.tsx';
import { FAVORITE_SORTS, type FavoritesState } from '../favorites-state.ts';

const messages = defineMessages({
  search: { id: 'favorites.search', defaultMessage: 'Buscar nos favoritos' },
  sort: { id: 'favorites.sort', defaultMessage: 'Ordenar' },
});
const sortNames = defineMessages({
  newest: { id: 'favorites.sort.newest', defaultMessage: 'Adicionados recentemente' },
  title: { id: 'favorites.sort.title', defaultMessage: 'Título' },
  downloads: { id: 'favorites.sort.downloads', defaultMessage: 'Mais baixados' },
  updated: { id: 'favorites.sort.updated', defaultMessage: 'Atualizados recentemente' },
});

interface FavoritesFiltersProps {
  state: FavoritesState;
  change: (next: Partial<FavoritesState>, history?: 'push' | 'replace') => void;
}

/** Search text and sort order of the favorites. */
export const FavoritesFilters = ({ state, change }: FavoritesFiltersProps) => {
  const intl = useIntl();
  const search = useListSearch(state.q, (q) => change({ q }, 'replace'));
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <SearchBox
        {...search}
        className="flex-1 basis-60"
        icon={<Search aria-hidden size={18} />}
        label={intl.formatMessage(messages.search)}
      />
      <Select
        labelShown
        label={intl.formatMessage(messages.sort)}
        value={state.s}
        onChange={(s) => change({ s })}
        options={FAVORITE_SORTS.map((value) => ({ value, text: intl.formatMessage(sortNames[value]) }))}
      />
    </div>
  );
};

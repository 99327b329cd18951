import { LayoutGrid, List, Search } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigation } from 'react-router-dom';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { toListingHref } from '../listing-state.ts';
import type { ListingView } from '../listing-view.ts';
import type { FilterProps } from './filter-props.ts';
import { FilterSheetButton } from './filter-sheet-button.tsx';
import { SortSelect } from './sort-select.tsx';
import { useTypedSearch } from './use-typed-search.ts';

const messages = defineMessages({
  search: { id: 'listing.search', defaultMessage: 'Buscar por nome, autor ou assunto' },
  view: { id: 'listing.view', defaultMessage: 'Modo de exibição' },
  list: { id: 'listing.list', defaultMessage: 'Em lista' },
  grid: { id: 'listing.grid', defaultMessage: 'Em grade' },
});

const VIEWS = [
  { view: 'list', Icon: List },
  { view: 'grid', Icon: LayoutGrid },
] as const satisfies readonly { view: ListingView; Icon: typeof List }[];

interface ToolbarProps extends FilterProps {
  view: ListingView;
  setView: (view: ListingView) => void;
  total: number | undefined;
}

/** Search text, sort order and view of a listing; on phones also the filter button. */
export const Toolbar = ({ view, setView, total, ...filters }: ToolbarProps) => {
  const intl = useIntl();
  const { state, change } = filters;
  const { pathname, search: urlQuery } = useLocation();
  const { location: next = { pathname } } = useNavigation();
  const isLeaving = next.pathname !== pathname;
  const search = useTypedSearch(state.q.trim(), { isLeaving, onSearch: (q) => change({ q }, 'replace') });
  return (
    <>
      <SearchBox
        {...search}
        className="[grid-area:search] min-[56rem]:max-w-[340px]"
        icon={<Search aria-hidden size={18} />}
        query={keepLanguage(toListingHref('', { ...state, q: '', page: 1 }), urlQuery)}
        label={intl.formatMessage(messages.search)}
      />
      <FilterSheetButton {...filters} total={total} />
      <span className="flex max-w-full justify-self-end [grid-area:sort] max-[56rem]:[&_label]:sr-only noscript:hidden">
        <SortSelect state={state} change={change} />
      </span>
      <fieldset
        className="flex justify-self-end [grid-area:view] noscript:hidden"
        aria-label={intl.formatMessage(messages.view)}
      >
        {VIEWS.map(({ view: offered, Icon }) => (
          <button
            key={offered}
            type="button"
            className="icon-btn"
            aria-pressed={view === offered}
            aria-label={intl.formatMessage(messages[offered])}
            onClick={() => setView(offered)}
          >
            <Icon aria-hidden size={20} />
          </button>
        ))}
      </fieldset>
    </>
  );
};

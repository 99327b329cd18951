import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { withoutCategory } from '../filter-messages.ts';
import { toListingHref } from '../listing-state.ts';
import { FacetOption } from './facet-option.tsx';
import { Facets } from './facets.tsx';
import type { FilterProps } from './filter-props.ts';
import { SortSelect } from './sort-select.tsx';

const messages = defineMessages({ apply: { id: 'filters.apply', defaultMessage: 'Aplicar filtros' } });

/**
 * The order, the rest of the list's URL, and the button: a form needs them without scripts. There, excluded categories
 * and tags can only be removed.
 */
const FormEnd = ({ state, change, More }: FilterProps) => {
  const intl = useIntl();
  const { search } = useLocation();
  // Only the search page has the filter `d` as a field.
  const rest = toListingHref('', { q: state.q, d: More ? null : state.d, m: state.m });
  return (
    <>
      {state.x.map((value) => {
        const category = getCategoryName(value, intl.locale);
        return (
          <FacetOption
            key={value}
            name="x"
            value={value}
            text={intl.formatMessage(withoutCategory, { category })}
            isChosen
          />
        );
      })}
      {state.tag.map((value) => (
        <FacetOption key={value} name="tag" value={value} text={`#${value}`} isChosen />
      ))}
      <SortSelect state={state} change={change} />
      <HiddenFields query={keepLanguage(rest, search)} />
      <button type="submit" className="btn btn-primary">
        {translate(messages.apply)}
      </button>
    </>
  );
};

/** All filters. Each change applies at once; without scripts, a button sends them as a form. */
export const FilterForm = (filters: FilterProps) => {
  const { pathname } = useLocation();
  return (
    <form action={pathname} onSubmit={(event) => event.preventDefault()}>
      <Facets {...filters} />
      <noscript>{import.meta.env.SSR && <FormEnd {...filters} />}</noscript>
    </form>
  );
};

import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import { LANGUAGE_PARAM } from '@bigorna/domain/site-page';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { readLanguageParam } from '#shared/routing/language-param.ts';
import { withoutCategory } from '../filter-messages.ts';
import { FacetOption } from './facet-option.tsx';
import { Facets } from './facets.tsx';
import type { FilterProps } from './filter-props.ts';
import { SortSelect } from './sort-select.tsx';

const messages = defineMessages({ apply: { id: 'filters.apply', defaultMessage: 'Aplicar filtros' } });

/**
 * The order, the rest of the list's URL, and the button: a form needs them without scripts. There, excluded categories and tags can
 * only be removed.
 */
const FormEnd = ({ state, change, More }: FilterProps) => {
  const intl = useIntl();
  const { search } = useLocation();
  const fields = {
    q: state.q,
    // Only the search page has this filter as a field.
    d: More ? '' : state.d,
    m: state.m === PAGE_SIZE ? '' : state.m,
    [LANGUAGE_PARAM]: readLanguageParam(search),
  };
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
      {Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
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

import { PAGE_SIZE } from '@bigorna/domain/limits';
import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { Facets } from './facets.tsx';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({ apply: { id: 'filters.apply', defaultMessage: 'Aplicar filtros' } });

const Hidden = ({ name, values }: { name: string; values: readonly string[] }) =>
  values.map((value) => <input key={value} type="hidden" name={name} value={value} />);

/** All filters. Each change applies at once; without scripts, a button sends them as a form. */
export const FilterForm = (filters: FilterProps) => {
  const { state } = filters;
  const { pathname } = useLocation();
  return (
    <form action={pathname} onSubmit={(event) => event.preventDefault()}>
      <Facets {...filters} />
      <noscript>
        <Hidden name="q" values={state.q ? [state.q] : []} />
        <Hidden name="s" values={state.s ? [state.s] : []} />
        <Hidden name="m" values={state.m === PAGE_SIZE ? [] : [String(state.m)]} />
        <Hidden name="x" values={state.x} />
        <Hidden name="tag" values={state.tag} />
        <button type="submit" className="btn btn-primary">
          {translate(messages.apply)}
        </button>
      </noscript>
    </form>
  );
};

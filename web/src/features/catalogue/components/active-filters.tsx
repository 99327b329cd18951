import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { categoryNames } from '#app/category-names.ts';
import { accessNames, filterMessages, kindNames } from '../filter-messages.ts';
import { type ListingChange, type ListingState, NO_FILTERS } from '../listing-state.ts';
import { Total } from './total.tsx';

const removeLabel = defineMessage<{ readonly filter: string }>({
  id: 'filters.remove',
  defaultMessage: 'Retirar o filtro {filter}',
});

interface ActiveFilter {
  key: string;
  text: string;
  without: ListingChange;
}

const useActiveFilters = (state: ListingState): ActiveFilter[] => {
  const intl = useIntl();
  const but = <Value,>(list: readonly Value[], value: Value): Value[] => list.filter((other) => other !== value);
  return [
    ...(state.t ? [{ key: 't', text: intl.formatMessage(kindNames[state.t]), without: { t: null } }] : []),
    ...state.v.map((v) => ({ key: `v${v}`, text: v, without: { v: but(state.v, v) } })),
    ...state.g.map((g) => ({ key: `g${g}`, text: LOADER_NAMES[g], without: { g: but(state.g, g) } })),
    ...state.f.map((f) => ({
      key: `f${f}`,
      text: intl.formatMessage(categoryNames[f]),
      without: { f: but(state.f, f) },
    })),
    ...(state.a ? [{ key: 'a', text: intl.formatMessage(accessNames[state.a]), without: { a: null } }] : []),
  ];
};

interface ActiveFiltersProps {
  state: ListingState;
  change: (next: ListingChange) => void;
  total: number | undefined;
}

/** The filters that hold, each removable, all at once too; and the total, announced when it changes. */
export const ActiveFilters = ({ state, change, total }: ActiveFiltersProps): ReactNode => {
  const intl = useIntl();
  const active = useActiveFilters(state);
  return (
    <div className="chips mb-4 min-h-7">
      {active.map(({ key, text, without }) => (
        <button
          key={key}
          type="button"
          className="pill pill-on chip"
          aria-label={intl.formatMessage(removeLabel, { filter: text })}
          onClick={() => change(without)}
        >
          {text}
          <X aria-hidden size={14} />
        </button>
      ))}
      {active.length > 0 && (
        <button type="button" className="pill chip" onClick={() => change(NO_FILTERS)}>
          <FormattedMessage {...filterMessages.clear} />
        </button>
      )}
      <Total total={total} />
    </div>
  );
};

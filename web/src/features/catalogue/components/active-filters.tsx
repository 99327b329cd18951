import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { Ban, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { categoryNames } from '#app/category-names.ts';
import { classNames } from '#ui/class-names.ts';
import { accessNames, filterMessages, fromVersion, kindNames } from '../filter-messages.ts';
import { type ListingChange, type ListingState, NO_FILTERS } from '../listing-state.ts';
import { openFrom } from '../version-question.ts';
import type { FilterProps } from './filter-props.ts';
import { MyGameChips } from './my-game-chips.tsx';

const removeLabel = defineMessage<{ readonly filter: string }>({
  id: 'filters.remove',
  defaultMessage: 'Retirar o filtro {filter}',
});
const withoutCategory = defineMessage<{ readonly category: string }>({
  id: 'filters.without',
  defaultMessage: 'sem {category}',
});

interface ActiveFilter {
  key: string;
  text: string;
  without: ListingChange;
  isExclusion?: true;
}

const useActiveFilters = (state: ListingState): ActiveFilter[] => {
  const intl = useIntl();
  const but = <Value,>(list: readonly Value[], value: Value): Value[] => list.filter((other) => other !== value);
  const versionText = (question: string): string => {
    const version = openFrom(question);
    return version ? intl.formatMessage(fromVersion, { version }) : question;
  };
  return [
    ...(state.t ? [{ key: 't', text: intl.formatMessage(kindNames[state.t]), without: { t: null } }] : []),
    ...state.v.map((v) => ({ key: `v${v}`, text: versionText(v), without: { v: but(state.v, v) } })),
    ...state.g.map((g) => ({ key: `g${g}`, text: LOADER_NAMES[g], without: { g: but(state.g, g) } })),
    ...state.f.map((f) => ({
      key: `f${f}`,
      text: intl.formatMessage(categoryNames[f]),
      without: { f: but(state.f, f) },
    })),
    ...state.x.map((x) => ({
      key: `x${x}`,
      text: intl.formatMessage(withoutCategory, { category: intl.formatMessage(categoryNames[x]) }),
      without: { x: but(state.x, x) },
      isExclusion: true as const,
    })),
    ...(state.a ? [{ key: 'a', text: intl.formatMessage(accessNames[state.a]), without: { a: null } }] : []),
    ...(state.d ? [{ key: 'd', text: intl.formatMessage(filterMessages.featuredOnly), without: { d: null } }] : []),
  ];
};

/** The filters that hold, each removable, all at once too; and what concerns the visitor's own game. */
export const ActiveFilters = ({ kind, state, change }: FilterProps): ReactNode => {
  const intl = useIntl();
  const active = useActiveFilters(state);
  const box = useRef<HTMLFieldSetElement>(null);
  // The chip goes with its filter: the focus stays among the others.
  const remove = (without: ListingChange): void => {
    change(without);
    box.current?.focus({ preventScroll: true });
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="chips controls-chips"
      aria-label={intl.formatMessage(filterMessages.filters)}
    >
      {active.map(({ key, text, without, isExclusion }) => (
        <button
          key={key}
          type="button"
          className={classNames('pill chip', isExclusion ? 'pill-danger' : 'pill-on')}
          aria-label={intl.formatMessage(removeLabel, { filter: text })}
          onClick={() => remove(without)}
        >
          {isExclusion && <Ban aria-hidden size={14} />}
          {text}
          <X aria-hidden size={14} />
        </button>
      ))}
      {active.length > 0 && (
        <button type="button" className="pill chip" onClick={() => remove(NO_FILTERS)}>
          <FormattedMessage {...filterMessages.clear} />
        </button>
      )}
      <MyGameChips kind={kind} state={state} change={remove} />
    </fieldset>
  );
};

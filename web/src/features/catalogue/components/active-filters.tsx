import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { Ban, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { sideNames } from '#shared/mods/side-names.ts';
import { formatTextLanguage } from '#shared/mods/text-language.ts';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { accessNames, filterMessages, fromVersion, kindNames, withoutCategory } from '../filter-messages.ts';
import { type ListingChange, type ListingState, NO_FILTERS } from '../listing-state.ts';
import { parseOpenRange } from '../version-range.ts';
import type { FilterProps } from './filter-props.ts';
import { MyGameChips } from './my-game-chips.tsx';

const removeLabel = defineMessage<{ readonly filter: string }>({
  id: 'filters.remove',
  defaultMessage: 'Remover o filtro {filter}',
});

interface ActiveFilter {
  key: string;
  text: string;
  without: ListingChange;
  isExclusion?: true;
}

const useActiveFilters = (state: ListingState): ActiveFilter[] => {
  const intl = useIntl();
  const removeValue = <Value,>(list: readonly Value[], value: Value): Value[] =>
    list.filter((other) => other !== value);
  const versionText = (filterValue: string): string => {
    const version = parseOpenRange(filterValue);
    return version ? intl.formatMessage(fromVersion, { version }) : filterValue;
  };
  return [
    ...(state.t ? [{ key: 't', text: intl.formatMessage(kindNames[state.t]), without: { t: null } }] : []),
    ...state.v.map((v) => ({ key: `v${v}`, text: versionText(v), without: { v: removeValue(state.v, v) } })),
    ...state.g.map((g) => ({ key: `g${g}`, text: LOADER_NAMES[g], without: { g: removeValue(state.g, g) } })),
    ...state.f.map((f) => ({
      key: `f${f}`,
      text: getCategoryName(f, intl.locale),
      without: { f: removeValue(state.f, f) },
    })),
    ...state.x.map((x) => ({
      key: `x${x}`,
      text: intl.formatMessage(withoutCategory, { category: getCategoryName(x, intl.locale) }),
      without: { x: removeValue(state.x, x) },
      isExclusion: true as const,
    })),
    ...state.tag.map((tag) => ({ key: `tag${tag}`, text: `#${tag}`, without: { tag: removeValue(state.tag, tag) } })),
    ...(state.a ? [{ key: 'a', text: intl.formatMessage(accessNames[state.a]), without: { a: null } }] : []),
    ...state.e.map((e) => ({
      key: `e${e}`,
      text: intl.formatMessage(sideNames[e]),
      without: { e: removeValue(state.e, e) },
    })),
    ...state.l.map((l) => ({
      key: `l${l}`,
      text: formatTextLanguage(intl, l),
      without: { l: removeValue(state.l, l) },
    })),
    ...(state.d ? [{ key: 'd', text: intl.formatMessage(filterMessages.featuredOnly), without: { d: null } }] : []),
  ];
};

/** Chips of the active filters, removable one by one or all at once, and of the visitor's game. */
export const ActiveFilters = ({ kind, state, change }: FilterProps): ReactNode => {
  const intl = useIntl();
  const active = useActiveFilters(state);
  const box = useRef<HTMLFieldSetElement>(null);
  // The chip that was clicked disappears with its filter, so the group of chips takes the focus.
  const remove = (without: ListingChange): void => {
    change(without);
    box.current?.focus({ preventScroll: true });
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="chips min-w-0 [grid-area:chips] max-[56rem]:empty:hidden"
      aria-label={intl.formatMessage(filterMessages.filters)}
    >
      {active.map(({ key, text, without, isExclusion }) => (
        <button
          key={key}
          type="button"
          className={joinClassNames('pill chip', isExclusion ? 'pill-danger' : 'pill-on')}
          aria-label={intl.formatMessage(removeLabel, { filter: text })}
          onClick={() => remove(without)}
        >
          {isExclusion && <Ban aria-hidden size={14} />}
          <span>{text}</span>
          <X aria-hidden size={14} />
        </button>
      ))}
      {active.length > 0 && (
        <button type="button" className="pill chip" onClick={() => remove(NO_FILTERS)}>
          {translate(filterMessages.clear)}
        </button>
      )}
      <MyGameChips kind={kind} state={state} change={remove} />
    </fieldset>
  );
};

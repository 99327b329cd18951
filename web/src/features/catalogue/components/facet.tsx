import { fold } from '@bigorna/domain/fold';
import { type ReactNode, useState } from 'react';
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { ListingState } from '../listing-state.ts';
import { FacetOption } from './facet-option.tsx';

const messages = defineMessages({
  fewer: { id: 'facet.fewer', defaultMessage: 'Mostrar menos' },
});
const showAll = defineMessage<{ readonly count: number }>({
  id: 'facet.all',
  defaultMessage: 'Mostrar tudo ({count, number})',
});
const searchLabel = defineMessage<{ readonly facet: string }>({
  id: 'facet.search',
  defaultMessage: 'Buscar em {facet}',
});

/** Longer facets are collapsed to this length and get a search box when expanded. */
const SHORT = 6;
/** Minimum of hidden options. Hiding only one option would save no space. */
const FOLDED_MIN = 2;

interface FacetProps<Value extends string> {
  /** Field in the listing's URL. */
  name: keyof ListingState;
  title: MessageDescriptor;
  options: readonly { value: Value; text: string }[];
  chosen: readonly Value[];
  /** Number of mods by option; an option without mods is dimmed. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (chosen: Value[]) => void;
  /** Excluded options, where a facet supports exclusion. */
  excluded?: readonly Value[];
  onExclude?: (excluded: Value[]) => void;
  /** The options that a collapsed facet shows before others, such as those with mods. */
  first?: readonly Value[];
  children?: ReactNode;
}

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** One filter: options with counts, several selectable at once. Without scripts, it shows all options. */
export const Facet = <Value extends string>(props: FacetProps<Value>) => {
  const { name, title, options, chosen, counts, onChange, excluded = [], onExclude, first = [], children } = props;
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isLong = options.length >= SHORT + FOLDED_MIN;
  const query = fold(typed.trim());
  const short = [...new Set([...first, ...options.map(({ value }) => value)])].slice(0, SHORT);
  const isShown = ({ value, text }: { value: Value; text: string }): boolean => {
    if (isLong && isOpen) return fold(text).includes(query);
    return !isLong || short.includes(value) || chosen.includes(value) || excluded.includes(value);
  };
  const renderOption = ({ value, text }: { value: Value; text: string }) => (
    <FacetOption
      key={value}
      name={name}
      value={value}
      text={text}
      isChosen={chosen.includes(value)}
      count={excluded.includes(value) ? undefined : counts && (counts[value] ?? 0)}
      onChoose={() => onChange(toggled(chosen, value))}
      isExcluded={excluded.includes(value)}
      onExclude={onExclude && (() => onExclude(toggled(excluded, value)))}
    />
  );
  const label = intl.formatMessage(searchLabel, { facet: intl.formatMessage(title) });
  return (
    <fieldset className="facet">
      <legend>{translate(title)}</legend>
      {isLong && isOpen && (
        <input
          type="search"
          className="facet-search"
          placeholder={label}
          aria-label={label}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {options.filter(isShown).map(renderOption)}
      {isLong && (
        <noscript>{import.meta.env.SSR && options.filter((option) => !isShown(option)).map(renderOption)}</noscript>
      )}
      {isLong && (
        <button
          type="button"
          className="text-link block min-h-[32px] text-step-0 noscript:hidden"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setTyped('');
          }}
        >
          {isOpen ? translate(messages.fewer) : translate(showAll, { count: options.length })}
        </button>
      )}
      {children}
    </fieldset>
  );
};

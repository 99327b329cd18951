import { type ReactNode, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { folded } from '#app/folded.ts';
import { FacetOption } from './facet-option.tsx';

const messages = defineMessages({
  fewer: { id: 'facet.fewer', defaultMessage: 'Mostrar menos' },
});
const showAll = defineMessage<{ readonly count: number }>({
  id: 'facet.all',
  defaultMessage: 'Mostrar todas ({count, number})',
});
const searchLabel = defineMessage<{ readonly facet: string }>({
  id: 'facet.search',
  defaultMessage: 'Procurar em {facet}',
});

/** A facet longer than this is folded up to it, and can be searched once it is open. */
const SHORT = 6;
/** Folding a single option away would save nothing. */
const FOLDED_MIN = 2;

interface FacetProps<Value extends string> {
  title: MessageDescriptor;
  options: readonly { value: Value; text: string }[];
  chosen: readonly Value[];
  /** How many mods each option would leave; options without any are dimmed. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (chosen: Value[]) => void;
  /** Options that are not wanted, where a facet can say so. */
  excluded?: readonly Value[];
  onExclude?: (excluded: Value[]) => void;
  children?: ReactNode;
}

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** One filter: options with their counts, any of which may hold. */
export const Facet = <Value extends string>(props: FacetProps<Value>) => {
  const { title, options, chosen, counts, onChange, excluded = [], onExclude, children } = props;
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isLong = options.length >= SHORT + FOLDED_MIN;
  const wanted = folded(typed.trim());
  const isShown = ({ value, text }: { value: Value; text: string }, index: number): boolean => {
    if (isLong && isOpen) return folded(text).includes(wanted);
    return !isLong || index < SHORT || chosen.includes(value) || excluded.includes(value);
  };
  const label = intl.formatMessage(searchLabel, { facet: intl.formatMessage(title) });
  return (
    <fieldset className="facet">
      <legend>
        <FormattedMessage {...title} />
      </legend>
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
      {options.filter(isShown).map(({ value, text }) => (
        <FacetOption
          key={value}
          text={text}
          isChosen={chosen.includes(value)}
          count={excluded.includes(value) ? undefined : counts && (counts[value] ?? 0)}
          onChoose={() => onChange(toggled(chosen, value))}
          isExcluded={excluded.includes(value)}
          onExclude={onExclude && (() => onExclude(toggled(excluded, value)))}
        />
      ))}
      {isLong && (
        <button
          type="button"
          className="text-link facet-more"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setTyped('');
          }}
        >
          {isOpen ? (
            <FormattedMessage {...messages.fewer} />
          ) : (
            <FormattedMessage {...showAll} values={{ count: options.length }} />
          )}
        </button>
      )}
      {children}
    </fieldset>
  );
};

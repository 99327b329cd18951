import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

interface FacetProps<Value extends string> {
  title: MessageDescriptor;
  options: readonly { value: Value; text: ReactNode }[];
  chosen: readonly Value[];
  /** How many mods each option would leave; options without any are dimmed. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (chosen: Value[]) => void;
}

/** One filter: options with their counts, any of which may hold. */
export const Facet = <Value extends string>({ title, options, chosen, counts, onChange }: FacetProps<Value>) => {
  const intl = useIntl();
  return (
    <fieldset className="facet">
      <legend>
        <FormattedMessage {...title} />
      </legend>
      {options.map(({ value, text }) => {
        const isChosen = chosen.includes(value);
        const count = counts && (counts[value] ?? 0);
        return (
          <label key={value} className={count === 0 && !isChosen ? 'text-text-3' : undefined}>
            <input
              type="checkbox"
              className="check"
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])}
            />
            <span>{text}</span>
            {count !== undefined && <i>{intl.formatNumber(count)}</i>}
          </label>
        );
      })}
    </fieldset>
  );
};

import { Ban } from 'lucide-react';
import { defineMessage, useIntl } from 'react-intl';
import { joinClassNames } from '#shared/ui/class-names.ts';

const excludeLabel = defineMessage<{ readonly option: string }>({
  id: 'facet.exclude',
  defaultMessage: 'Sem {option}',
});

interface FacetOptionProps {
  /** Field and value in the listing's URL, for a page without scripts. */
  name: string;
  value: string;
  text: string;
  isChosen: boolean;
  /** Number of mods with this option; undefined until known. */
  count?: number | undefined;
  /** Selects the option, or ends the selection. */
  onChoose?: () => void;
  isExcluded?: boolean;
  /** Excludes the option, or ends the exclusion; undefined if the facet supports no exclusion. */
  onExclude?: (() => void) | undefined;
}

/** An option of a filter with its count; a second button excludes the option. */
export const FacetOption = ({
  name,
  value,
  text,
  isChosen,
  count,
  onChoose,
  isExcluded = false,
  onExclude,
}: FacetOptionProps) => {
  const intl = useIntl();
  const exclude = intl.formatMessage(excludeLabel, { option: text });
  const isDim = count === 0 && !isChosen;
  return (
    <div className={joinClassNames('facet-option', isDim && 'facet-dim', isExcluded && 'facet-excluded')}>
      <label>
        <input
          type="checkbox"
          name={name}
          value={value}
          className="check"
          checked={isChosen}
          onChange={() => onChoose?.()}
        />
        <span>{text}</span>
        {count !== undefined && <i>{intl.formatNumber(count)}</i>}
      </label>
      {onExclude && (
        <button
          type="button"
          className="noscript:hidden"
          aria-pressed={isExcluded}
          aria-label={exclude}
          title={exclude}
          onClick={onExclude}
        >
          <Ban aria-hidden size={15} />
        </button>
      )}
    </div>
  );
};

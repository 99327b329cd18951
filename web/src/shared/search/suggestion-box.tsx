import { Autocomplete } from '@base-ui/react/autocomplete';
import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDebounced } from '#shared/browser/use-debounced.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { SEARCH_INPUT, SearchFrame, type SearchFrameProps } from '#shared/ui/search-box.tsx';
import { suggestQuery } from './suggest-query.ts';
import { buildSuggestions, type Suggestion } from './suggestion-list.ts';
import { SuggestionRow } from './suggestion-row.tsx';

const messages = defineMessages({ list: { id: 'suggest.list', defaultMessage: 'Sugestões' } });
const resultCount = defineMessage<{ readonly count: number }>({
  id: 'suggest.found',
  defaultMessage:
    '{count, plural, =0 {Nenhuma sugestão} one {# sugestão: use as setas} many {# de sugestões: use as setas} other {# sugestões: use as setas}}',
});

const DEBOUNCE_MS = 150;

/** State of the plain field when this box replaces it. */
export interface SavedInput {
  selection: [start: number, end: number];
  hasFocus: boolean;
}

interface SuggestionBoxProps extends SearchFrameProps {
  inputRef: RefObject<HTMLInputElement | null>;
  savedInput: SavedInput;
  value: string;
  onType: (text: string) => void;
  /** Called when a suggestion opens. */
  onLeave: () => void;
}

/** Rows for the typed text: local categories at once, API results once loaded. */
const useSuggestions = (typed: string) => {
  const intl = useIntl();
  const text = typed.trim();
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const { data } = useQuery(suggestQuery(text && debounced));
  const response = text ? data : undefined;
  return buildSuggestions(text, response, (category) => getCategoryName(category, intl.locale));
};

/**
 * A search form that suggests mods, authors and categories. The first Escape clears the field, the second leaves the
 * field.
 */
export const SuggestionBox = ({
  inputRef,
  savedInput,
  value: text,
  onType,
  onLeave,
  onSearch,
  ...frame
}: SuggestionBoxProps) => {
  const id = useId();
  const intl = useIntl();
  const navigate = useNavigate();
  const [isListRequested, setListRequested] = useState(savedInput.hasFocus && text !== '');
  // Freezes the rows during a selection, so that a late response does not move them.
  const [frozenRows, setFrozenRows] = useState<readonly Suggestion[]>();
  const newest = useSuggestions(text);
  const rows = frozenRows ?? newest;
  const isOpen = isListRequested && rows.length > 0;

  useLayoutEffect(() => {
    if (!savedInput.hasFocus) return;
    inputRef.current?.focus({ preventScroll: true });
    inputRef.current?.setSelectionRange(...savedInput.selection);
  }, [inputRef, savedInput]);

  const leave = (): void => {
    onLeave();
    setFrozenRows(undefined);
    setListRequested(false);
    inputRef.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Ignores keys of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setListRequested(true);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setListRequested(false);
    setFrozenRows(undefined);
    if (text) onType('');
    else event.currentTarget.blur();
  };
  return (
    <div className={joinClassNames('relative', frame.className)}>
      {/* Inline list: as a popup it would hide the rest of the page from assistive technology. */}
      <Autocomplete.Root<Suggestion>
        inline
        open={isOpen}
        items={rows}
        filter={null}
        mode="none"
        value={text}
        onValueChange={(next, { reason }) => {
          if (reason === 'item-press') return;
          onType(next);
          setFrozenRows(undefined);
          setListRequested(next !== '');
        }}
        onItemHighlighted={(row) => setFrozenRows(row && rows)}
        itemToStringValue={({ title }) => title}
      >
        <SearchFrame
          {...frame}
          className={undefined}
          onSearch={(query) => {
            setListRequested(false);
            onSearch(query);
          }}
          inputId={id}
          input={
            <Autocomplete.Input
              {...SEARCH_INPUT}
              id={id}
              ref={inputRef}
              placeholder={frame.label}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              onKeyDown={onKeyDown}
              onClick={() => setListRequested(true)}
              onBlur={() => setListRequested(false)}
            />
          }
        />
        {isOpen && (
          // A press on the list must not move the focus.
          <Autocomplete.List
            className="suggestions"
            aria-label={intl.formatMessage(messages.list)}
            onMouseDown={(event) => event.preventDefault()}
          >
            {(row: Suggestion) => (
              <Autocomplete.Item
                key={row.kind + row.href}
                value={row}
                className="suggestion"
                onClick={() => {
                  leave();
                  void navigate(row.href);
                }}
              >
                <SuggestionRow suggestion={row} />
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        )}
      </Autocomplete.Root>
      <span className="sr-only" role="status">
        {isListRequested && text.trim() && translate(resultCount, { count: rows.length })}
      </span>
    </div>
  );
};

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { SEARCH_INPUT, SearchFrame, type SearchFrameProps } from '#ui/search-box.tsx';
import { categoryNames } from '../category-names.ts';
import { suggestQuery } from './suggest-query.ts';
import { type Suggestion, suggestionsFor } from './suggestion-list.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useSettled } from './use-settled.ts';

const messages = defineMessages({ list: { id: 'suggest.list', defaultMessage: 'Sugestões' } });
const found = defineMessage<{ readonly count: number }>({
  id: 'suggest.found',
  defaultMessage:
    '{count, plural, =0 {Nenhuma sugestão} one {# sugestão, use as setas} many {# de sugestões, use as setas} other {# sugestões, use as setas}}',
});

const PAUSE_MS = 150;

/** What the field held when the suggestions took it over. */
export interface TakenOver {
  text: string;
  selection: [start: number, end: number];
  hasFocus: boolean;
}

interface SuggestionBoxProps extends SearchFrameProps {
  inputRef: RefObject<HTMLInputElement | null>;
  takenOver: TakenOver;
}

/** The rows for what is typed: at once by what the site knows itself, with the API's once they have come. */
const useSuggestions = (typed: string) => {
  const intl = useIntl();
  const text = typed.trim();
  const settled = useSettled(text, PAUSE_MS);
  const { data } = useQuery(suggestQuery(text && settled));
  const answer = text ? data : undefined;
  return suggestionsFor(text, answer, (category) => intl.formatMessage(categoryNames[category]));
};

/** A search form whose field suggests mods, authors and categories; Escape clears it, then leaves it. */
export const SuggestionBox = ({ inputRef, takenOver, onSearch, ...frame }: SuggestionBoxProps) => {
  const id = useId();
  const intl = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState(takenOver.text);
  const [isWanted, setWanted] = useState(takenOver.hasFocus && takenOver.text !== '');
  // While one chooses, the rows stay as they are: an answer that comes now must not move them away.
  const [held, setHeld] = useState<readonly Suggestion[]>();
  const newest = useSuggestions(text);
  const rows = held ?? newest;
  const isOpen = isWanted && rows.length > 0;

  useLayoutEffect(() => {
    if (!takenOver.hasFocus) return;
    inputRef.current?.focus({ preventScroll: true });
    inputRef.current?.setSelectionRange(...takenOver.selection);
  }, [inputRef, takenOver]);

  const leave = (): void => {
    setText('');
    setHeld(undefined);
    setWanted(false);
    inputRef.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Keys of an input method, which composes a word, are not meant for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWanted(true);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setWanted(false);
    setHeld(undefined);
    if (text) setText('');
    else event.currentTarget.blur();
  };
  return (
    <div className={classNames('suggesting', frame.className)}>
      {/* The list stands inside the form's own place: as a popup it would hide the rest of the page from assistive technology. */}
      <Autocomplete.Root<Suggestion>
        inline
        open={isOpen}
        items={rows}
        filter={null}
        mode="none"
        value={text}
        onValueChange={(next, { reason }) => {
          if (reason === 'item-press') return;
          setText(next);
          setHeld(undefined);
          setWanted(next !== '');
        }}
        onItemHighlighted={(row) => setHeld(row && rows)}
        itemToStringValue={({ title }) => title}
      >
        <SearchFrame
          {...frame}
          className={undefined}
          onSearch={(asked) => {
            setWanted(false);
            onSearch(asked);
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
              onClick={() => setWanted(true)}
              onBlur={() => setWanted(false)}
            />
          }
        />
        {isOpen && (
          // The focus stays in the field, whatever is pressed here.
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
        {isWanted && text.trim() && <FormattedMessage {...found} values={{ count: rows.length }} />}
      </span>
    </div>
  );
};

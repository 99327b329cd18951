import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchBox, type SearchFrameProps } from '#ui/search-box.tsx';
import type { SuggestionBox, TakenOver } from './suggestion-box.tsx';

interface SuggestingSearchProps extends SearchFrameProps {
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Says from the start what the field will be, so that it is not announced anew when suggestions come. */
const COMBOBOX = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * A search form that suggests while one types. Their code comes with the first focus and takes over the field with its
 * text, cursor and focus; until then, and where it cannot be loaded, the form alone does its work.
 */
export const SuggestingSearch = ({ inputRef, ...frame }: SuggestingSearchProps) => {
  const [loaded, setLoaded] = useState<{ Box: typeof SuggestionBox; takenOver: TakenOver }>();
  const isWanted = useRef(false);
  const isComposing = useRef(false);
  const waiting = useRef<typeof SuggestionBox>(undefined);

  const takeOver = (Box: typeof SuggestionBox): void => {
    const input = inputRef.current;
    if (!input) return;
    // A word being composed by an input method would be lost with its field.
    if (isComposing.current) {
      waiting.current = Box;
      return;
    }
    const takenOver: TakenOver = {
      text: input.value,
      selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
      hasFocus: document.activeElement === input,
    };
    // At once, so that no key is pressed between reading the field and replacing it.
    flushSync(() => setLoaded({ Box, takenOver }));
  };
  const want = (): void => {
    if (isWanted.current) return;
    isWanted.current = true;
    import('./suggestion-box.tsx').then(
      ({ SuggestionBox: Box }) => takeOver(Box),
      () => {
        isWanted.current = false;
      },
    );
  };

  if (loaded) return <loaded.Box {...frame} inputRef={inputRef} takenOver={loaded.takenOver} />;
  return (
    <SearchBox
      {...frame}
      inputRef={inputRef}
      inputProps={{
        ...COMBOBOX,
        onFocus: want,
        onCompositionStart: () => {
          isComposing.current = true;
        },
        onCompositionEnd: () => {
          isComposing.current = false;
          if (waiting.current) takeOver(waiting.current);
        },
      }}
    />
  );
};

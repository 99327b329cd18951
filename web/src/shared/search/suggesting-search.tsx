import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { SearchBox, type SearchFrameProps } from '#shared/ui/search-box.tsx';
import type { SavedInput, SuggestionBox } from './suggestion-box.tsx';

interface SuggestingSearchProps extends SearchFrameProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The search text of the page. When it changes, the field shows the new text. */
  text?: string;
}

/** Static combobox role, so that screen readers do not announce a change when suggestions load. */
const COMBOBOX = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * A search form with lazy suggestions. Their code loads at the first focus and takes over the field with text, cursor
 * and focus. Until then, or if the code fails to load, the plain form works.
 */
export const SuggestingSearch = ({ inputRef, text = '', ...frame }: SuggestingSearchProps) => {
  const { search } = useLocation();
  const [field, setField] = useState({ text, value: text });
  if (field.text !== text) setField({ text, value: text });
  const onType = (value: string): void => setField({ text, value });
  const [loaded, setLoaded] = useState<{ Box: typeof SuggestionBox; takenOver: SavedInput }>();
  const isRequested = useRef(false);
  const isComposing = useRef(false);
  const pendingBox = useRef<typeof SuggestionBox>(undefined);

  const takeOver = (Box: typeof SuggestionBox): void => {
    const input = inputRef.current;
    if (!input) return;
    // Replacing the field would lose a word in composition by an input method.
    if (isComposing.current) {
      pendingBox.current = Box;
      return;
    }
    const takenOver: SavedInput = {
      selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
      hasFocus: document.activeElement === input,
    };
    // Synchronously, so that no key press is lost between reading and replacing the field.
    flushSync(() => setLoaded({ Box, takenOver }));
  };
  const loadBox = (): void => {
    if (isRequested.current) return;
    isRequested.current = true;
    import('./suggestion-box.tsx').then(
      ({ SuggestionBox: Box }) => takeOver(Box),
      () => {
        isRequested.current = false;
      },
    );
  };

  const typed = { value: field.value, onType };
  if (loaded)
    return (
      <loaded.Box
        {...frame}
        {...typed}
        onLeave={() => onType(text)}
        inputRef={inputRef}
        savedInput={loaded.takenOver}
      />
    );
  return (
    <SearchBox
      action={PATTERNS.search}
      query={keepLanguage('', search)}
      {...frame}
      {...typed}
      inputRef={inputRef}
      inputProps={{
        ...COMBOBOX,
        onFocus: loadBox,
        onCompositionStart: () => {
          isComposing.current = true;
        },
        onCompositionEnd: () => {
          isComposing.current = false;
          if (pendingBox.current) takeOver(pendingBox.current);
        },
      }}
    />
  );
};

import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '#shared/browser/use-debounced.ts';

const DEBOUNCE_MS = 300;

/**
 * State of a list's search box. The box shows typed text at once; the list changes after a debounce.
 *
 * @param text the list's text; if it changes from outside, the box shows the new text.
 * @param onSearch called with the trimmed text.
 */
export const useListSearch = (text: string, onSearch: (text: string) => void) => {
  const [box, setBox] = useState({ text, value: text });
  if (box.text !== text) setBox({ text, value: box.value.trim() === text ? box.value : text });
  const debounced = useDebounced(box.value, DEBOUNCE_MS).trim();
  const send = useEffectEvent((nextText: string): void => {
    if (nextText !== text && nextText === box.value.trim()) onSearch(nextText);
  });
  useEffect(() => send(debounced), [debounced]);
  return { value: box.value, onType: (value: string): void => setBox({ text, value }), onSearch: send };
};

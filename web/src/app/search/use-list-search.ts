import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from './use-settled.ts';

const PAUSE_MS = 300;

/**
 * A search text that follows the typing at once, and the list after a pause.
 *
 * @param text the list's text; when it changes from outside, the box follows.
 * @param onSearch called with the trimmed text.
 */
export const useListSearch = (text: string, onSearch: (text: string) => void) => {
  const [box, setBox] = useState({ text, value: text });
  if (box.text !== text) setBox({ text, value: box.value.trim() === text ? box.value : text });
  const settled = useSettled(box.value, PAUSE_MS).trim();
  const send = useEffectEvent((wanted: string): void => {
    if (wanted !== text && wanted === box.value.trim()) onSearch(wanted);
  });
  useEffect(() => send(settled), [settled]);
  return { value: box.value, onType: (value: string): void => setBox({ text, value }), onSearch: send };
};

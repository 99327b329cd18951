import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * A search text that updates at once in the box and, debounced, in the listing.
 *
 * @param text the listing's text; the box follows changes from outside
 * @param onSearch receives the trimmed text after the delay, or at once on submit
 */
export const useTypedSearch = (text: string, onSearch: (text: string) => void) => {
  const [value, setValue] = useState(text);
  const timer = useRef<number>(undefined);
  const sent = useRef(text);
  // The latest callback: another filter may have changed during the delay.
  const newest = useRef(onSearch);
  useEffect(() => {
    newest.current = onSearch;
  });
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setValue(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string): void => {
    clearTimeout(timer.current);
    if (next === sent.current) return;
    sent.current = next;
    newest.current(next);
  };
  return {
    value,
    onType: (next: string): void => {
      setValue(next);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => send(next.trim()), PAUSE_MS);
    },
    onSearch: send,
  };
};

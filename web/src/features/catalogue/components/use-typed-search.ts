import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * A search text that follows the typing at once and the listing after a pause.
 *
 * @param text the listing's text; when it changes from outside, the box follows.
 * @param onSearch called with the trimmed text after a pause of the typing, or at once on submit.
 */
export const useTypedSearch = (text: string, onSearch: (text: string) => void) => {
  const [value, setValue] = useState(text);
  const timer = useRef<number>(undefined);
  const sent = useRef(text);
  // What is sent after the pause joins the listing as it is then: a filter may have been ticked meanwhile.
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

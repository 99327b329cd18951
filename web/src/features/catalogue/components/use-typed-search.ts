import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

interface SearchedListing {
  /** Whether the site is navigating to another page. Then pending text is dropped: its search would navigate back. */
  isLeaving: boolean;
  /** Receives the trimmed text after the delay, or at once on submit. */
  onSearch: (text: string) => void;
}

/**
 * A search text that updates at once in the box and, debounced, in the listing.
 *
 * @param text the listing's text; the box updates when this text changes
 */
export const useTypedSearch = (text: string, listing: SearchedListing) => {
  const [value, setValue] = useState(text);
  const timer = useRef<number>(undefined);
  const sent = useRef(text);
  // The latest state, because another filter may have changed during the delay.
  const newest = useRef(listing);
  useEffect(() => {
    newest.current = listing;
  });
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setValue(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string): void => {
    clearTimeout(timer.current);
    if (next === sent.current || newest.current.isLeaving) return;
    sent.current = next;
    newest.current.onSearch(next);
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

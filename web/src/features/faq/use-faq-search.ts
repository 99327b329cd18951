import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '#shared/browser/use-debounced.ts';

const PARAM = 'q';
const SETTLE_MS = 300;

/** Search text. A debounced copy in the URL makes searches shareable. Navigation to another search updates the text. */
export const useFaqSearch = () => {
  const [params, setParams] = useSearchParams();
  const urlText = params.get(PARAM) ?? '';
  const [text, setText] = useState(urlText);
  const debouncedText = useDebounced(text, SETTLE_MS).trim();
  /** URL value that this search wrote or read last. */
  const lastUrlText = useRef(urlText);
  useEffect(() => {
    if (urlText === lastUrlText.current) return;
    lastUrlText.current = urlText;
    setText(urlText);
  }, [urlText]);
  const write = useEffectEvent(() => {
    if (debouncedText === lastUrlText.current) return;
    lastUrlText.current = debouncedText;
    const next = new URLSearchParams(params);
    if (debouncedText) next.set(PARAM, debouncedText);
    else next.delete(PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
  });
  // Runs only after the debounce, because it must not overwrite a URL that just changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => write(), [debouncedText]);
  return { text, setText };
};

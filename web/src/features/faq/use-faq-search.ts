import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettled } from '#app/search/use-settled.ts';

const PARAM = 'q';
const SETTLE_MS = 300;

/** The text looked for: kept in the address too, once the typing rests, so that a search can be sent to somebody. */
export const useFaqSearch = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAM) ?? '';
  const [text, setText] = useState(asked);
  const settled = useSettled(text, SETTLE_MS);
  useEffect(() => {
    if (settled.trim() === asked) return;
    setParams(settled.trim() ? { [PARAM]: settled.trim() } : {}, { replace: true, preventScrollReset: true });
  }, [settled, asked, setParams]);
  return { text, setText };
};

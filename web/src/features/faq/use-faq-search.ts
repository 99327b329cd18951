import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettled } from '#app/search/use-settled.ts';

const PARAM = 'q';
const SETTLE_MS = 300;

/**
 * The text looked for: kept in the address too, once the typing rests, so that a search can be sent to somebody. A link
 * to another search, or to none, is followed.
 */
export const useFaqSearch = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAM) ?? '';
  const [text, setText] = useState(asked);
  const settled = useSettled(text, SETTLE_MS).trim();
  /** What the address says as far as this search knows. */
  const known = useRef(asked);
  useEffect(() => {
    if (asked === known.current) return;
    known.current = asked;
    setText(asked);
  }, [asked]);
  const write = useEffectEvent(() => {
    if (settled === known.current) return;
    known.current = settled;
    setParams(settled ? { [PARAM]: settled } : {}, { replace: true, preventScrollReset: true });
  });
  // Only when the typing rests: an address that has just changed is not to be written over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => write(), [settled]);
  return { text, setText };
};

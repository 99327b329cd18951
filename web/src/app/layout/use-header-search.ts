import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** State of the header's two search forms. The phone form opens on request and closes when the page changes. */
export const useHeaderSearch = () => {
  const wide = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string>();
  const open = useCallback(() => {
    // CSS hides the wide form in narrow windows.
    const isWide = wide.current?.checkVisibility() ?? false;
    if (!isWide) flushSync(() => setOpenKey(key));
    const input = (isWide ? wide : phone).current;
    input?.focus();
    input?.select();
  }, [key]);
  return { wide, phone, isPhoneOpen: openKey === key, open, closePhone: () => setOpenKey(undefined) };
};

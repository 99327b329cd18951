import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** The header's two search forms: the one of wide windows is always there, the phone's until the page changes, once asked for. */
export const useHeaderSearch = () => {
  const wide = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = useCallback(() => {
    // Hidden where the window is too narrow for it.
    if (wide.current?.checkVisibility()) return wide.current.focus();
    flushSync(() => setOpenAt(key));
    phone.current?.focus();
  }, [key]);
  return { wide, phone, isPhoneOpen: openAt === key, open, closePhone: () => setOpenAt(undefined) };
};

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import type { BanNotice } from './ban-notice.ts';

/** Tells of a ban, and leads to the page that explains it. */
export const BanEffect = ({ ban }: { ban: BanNotice }) => {
  const navigate = useNavigate();
  const loadedText = useLoadedDomainText();
  const tell = useEffectEvent(async ({ reason }: BanNotice) => {
    void navigate(paths.banned, { replace: true });
    const text = await loadedText();
    notify({ type: 'error', id: 'banned', title: text('banned_title'), text: reason || text('banned_default_reason') });
  });
  useEffect(() => void tell(ban), [ban]);
  return null;
};

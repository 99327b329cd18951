import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { paths } from '#shared/routing/paths.ts';
import type { BanNotice } from '#shared/session/state/ban-notice.ts';
import { notify } from '#shared/toasts/notify.ts';

/** Shows a toast about a ban and opens the page that explains it. */
export const BanEffect = ({ ban }: { ban: BanNotice }) => {
  const navigate = useNavigate();
  const loadedText = useLoadedDomainText();
  const notifyBan = useEffectEvent(async ({ reason }: BanNotice) => {
    void navigate(paths.banned, { replace: true });
    const text = await loadedText();
    notify({ type: 'error', id: 'banned', title: text('banned_title'), text: reason || text('banned_default_reason') });
  });
  useEffect(() => void notifyBan(ban), [ban]);
  return null;
};

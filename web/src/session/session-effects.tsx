import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { domainText, loadTexts } from '#i18n/domain-texts.ts';
import { useLocale } from '#i18n/locale-provider.tsx';
import { useAuth } from './auth-context.tsx';
import type { BanNotice } from './ban-notice.ts';

/** What the session does to the page by itself: a ban is told and leads to /banned. Stands inside the router. */
export const SessionEffects = () => {
  const { ban } = useAuth();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const tellBan = useEffectEvent(async ({ reason }: BanNotice) => {
    void navigate(paths.banned, { replace: true });
    const text = domainText(await loadTexts(locale));
    notify({ type: 'error', id: 'banned', title: text('banned_title'), text: reason || text('banned_default_reason') });
  });
  useEffect(() => {
    if (ban) void tellBan(ban);
  }, [ban]);
  return null;
};

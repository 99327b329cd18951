import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { notify } from '#shared/toasts/notify.ts';
import { readPendingDownload } from './pending-download.ts';
import { closeVerificationDialog, useVerificationRequest } from './verification-request.ts';

const messages = defineMessages({ download: { id: 'verification.download', defaultMessage: 'Baixar' } });

const VerificationDialog = lazyWithFallback(async () => (await import('./verification-dialog.tsx')).VerificationDialog);

/**
 * Notifies a member who becomes verified while a page is open, in any tab. Offers the download that waited for the
 * verification, except on its own page, where the download starts.
 */
const useVerifiedNotice = (user: CurrentUser | undefined): void => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const before = useRef(user);
  const notifyVerified = useEffectEvent(async () => {
    closeVerificationDialog();
    // The verification page shows its own message.
    if (location.pathname === paths.verifyEmail) return;
    const pending = readPendingDownload();
    const isOffered = pending && pending.uid === user?.id && pending.from !== location.pathname + location.search;
    const action = isOffered && {
      label: intl.formatMessage(messages.download),
      // The slot is outside of the router.
      onAct: () => location.assign(pending.from),
    };
    const title = (await loadedText())('email_verified');
    notify({ type: 'success', id: 'email-verified', title, ...(action && { text: pending.name, action, keep: true }) });
  });
  useEffect(() => {
    const previous = before.current;
    before.current = user;
    if (previous && user && previous.id === user.id && !previous.is_verified && user.is_verified) void notifyVerified();
  }, [user]);
};

/** Slot of the verification dialog: open on request while the member is unverified. */
export const VerificationSlot = () => {
  const { user } = useAuth();
  const requestedUid = useVerificationRequest();
  const isOpen = user !== undefined && !user.is_verified && requestedUid === user.id;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useVerifiedNotice(user);
  return wasOpen ? <VerificationDialog isOpen={isOpen} email={user?.email ?? ''} /> : null;
};

import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { closeVerificationDialog, useVerificationRequest } from './verification-request.ts';

const VerificationDialog = lazyWithFallback(async () => (await import('./verification-dialog.tsx')).VerificationDialog);

/** Notifies a member who becomes verified while a page is open, in any tab. */
const useVerifiedNotice = (user: CurrentUser | undefined): void => {
  const notifySuccess = useSuccessToast('email-verified');
  const before = useRef(user);
  const notifyVerified = useEffectEvent(async () => {
    closeVerificationDialog();
    // The verification page shows its own message.
    if (location.pathname === paths.verifyEmail) return;
    await notifySuccess('email_verified');
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

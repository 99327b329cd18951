import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyOrNothing } from '#app/lazy-or-nothing.ts';
import { notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '../auth-context.tsx';
import { closeVerification, useAskedVerification } from './ask.ts';

const VerificationDialog = lazyOrNothing(async () => (await import('./verification-dialog.tsx')).VerificationDialog);

/** Says so when a member becomes verified while a page is open, wherever they followed the link. */
const useVerifiedNotice = (user: OwnUser | undefined): void => {
  const loadedText = useLoadedDomainText();
  const before = useRef(user);
  const tell = useEffectEvent(async () => {
    closeVerification();
    // That page says it itself, at length.
    if (location.pathname === paths.verifyEmail) return;
    const text = await loadedText();
    notify({ type: 'success', id: 'email-verified', title: text('email_verified') });
  });
  useEffect(() => {
    const was = before.current;
    before.current = user;
    if (was && user && was.id === user.id && !was.is_verified && user.is_verified) void tell();
  }, [user]);
};

/** The place of the verification dialog: open when asked for, while the member is not verified. */
export const VerificationSlot = () => {
  const { user } = useAuth();
  const asked = useAskedVerification();
  const isOpen = user !== undefined && !user.is_verified && asked === user.id;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useVerifiedNotice(user);
  return wasOpen ? <VerificationDialog isOpen={isOpen} email={user?.email ?? ''} /> : null;
};

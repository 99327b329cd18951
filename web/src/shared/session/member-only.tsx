import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { type ReactNode, useState } from 'react';
import { defineMessages } from 'react-intl';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { useAuth } from './auth-context.tsx';
import { Reconnecting } from './reconnecting.tsx';
import { RestrictedAccess } from './restricted-access.tsx';

const messages = defineMessages({
  text: { id: 'restricted.signedOut', defaultMessage: 'O que está nesta página é da sua conta, e só você vê.' },
});

/** A member's page without a guard: signed-out visitors see a message instead (R111). */
export const MemberOnly = ({ children }: { children: (user: CurrentUser) => ReactNode }) => {
  const { status, user, session } = useAuth();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (user) return children(user);
  if (status === 'loading') return <RouteSpinner />;
  if (session.status === 'anonymous' && session.isReturning) return <Reconnecting />;
  return wasSignedIn ? <RestrictedAccess /> : <RestrictedAccess text={messages.text} />;
};

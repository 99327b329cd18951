import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { type ReactNode, useState } from 'react';
import { defineMessages } from 'react-intl';
import { RouteSpinner } from '#app/route-spinner.tsx';
import { useAuth } from './auth-context.tsx';
import { RestrictedAccess } from './restricted-access.tsx';
import { Returning } from './returning.tsx';

const messages = defineMessages({
  text: { id: 'restricted.signedOut', defaultMessage: 'Esta página é só sua. Entre na sua conta para ver.' },
});

/** A member's page that no guard stands before: signed-out visitors are told so in its place (decisions, 'guard or message'). */
export const MemberOnly = ({ children }: { children: (user: OwnUser) => ReactNode }) => {
  const { status, user, session } = useAuth();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (user) return children(user);
  if (status === 'loading') return <RouteSpinner />;
  if (session.status === 'anonymous' && session.isReturning) return <Returning />;
  return wasSignedIn ? <RestrictedAccess /> : <RestrictedAccess text={messages.text} />;
};

import { useAuth } from '#session/auth-context.tsx';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { SessionButtons } from './session-buttons.tsx';

const MemberCorner = lazyOrNothing(
  async () => (await import('#session/member-corner.tsx')).MemberCorner,
  <span className="h-10 w-20" />,
);

const ReturningCorner = lazyOrNothing(async () => (await import('#session/returning.tsx')).ReturningCorner);

/** The header's corner: the ways in, what is the member's, or that their session is being taken up again. */
export const SessionCorner = () => {
  const { status, session } = useAuth();
  if (status === 'signed_in') return <MemberCorner />;
  if (session.status === 'anonymous' && session.isReturning) return <ReturningCorner />;
  return (
    <div className={status === 'loading' ? 'session-buttons invisible' : 'session-buttons'}>
      <SessionButtons />
    </div>
  );
};

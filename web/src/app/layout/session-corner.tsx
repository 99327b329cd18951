import { useAuth } from '#session/auth-context.tsx';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { SessionButtons } from './session-buttons.tsx';

const MemberCorner = lazyOrNothing(
  async () => (await import('#session/member-corner.tsx')).MemberCorner,
  <span className="h-10 w-20" />,
);

/** The header's corner: the ways in, or what is the member's. */
export const SessionCorner = () => {
  const { status } = useAuth();
  if (status === 'signed_in') return <MemberCorner />;
  return (
    <div className={status === 'loading' ? 'session-buttons invisible' : 'session-buttons'}>
      <SessionButtons />
    </div>
  );
};

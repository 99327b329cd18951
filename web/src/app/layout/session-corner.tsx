import { lazy, Suspense } from 'react';
import { useAuth } from '#session/auth-context.tsx';
import { SessionButtons } from './session-buttons.tsx';

const MemberCorner = lazy(async () => ({ default: (await import('#session/member-corner.tsx')).MemberCorner }));

/** The header's corner: the ways in, or what is the member's. */
export const SessionCorner = () => {
  const { status } = useAuth();
  if (status === 'signed_in')
    return (
      <Suspense fallback={<span className="h-10 w-20" />}>
        <MemberCorner />
      </Suspense>
    );
  return (
    <div className={status === 'loading' ? 'session-buttons invisible' : 'session-buttons'}>
      <SessionButtons />
    </div>
  );
};

import { ApiError } from '@bigorna/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { memberQuery } from './api/member-query.ts';
import { MemberFailure } from './components/member-failure.tsx';
import { MemberSkeleton } from './components/member-skeleton.tsx';
import { MemberView } from './components/member-view.tsx';

/** Page /members/{uid}: the public page of a member. */
export const Component = () => {
  const { uid = '' } = useParams();
  const { data, error, refetch } = useQuery(memberQuery(uid));
  const isGone = error instanceof ApiError && error.status === 404;
  if (error && (isGone || !data)) return <MemberFailure error={error} onRetry={() => void refetch()} />;
  return data ? <MemberView key={uid} uid={uid} member={data} /> : <MemberSkeleton />;
};

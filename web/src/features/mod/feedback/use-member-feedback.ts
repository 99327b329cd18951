import type { MemberFeedback } from '@bigorna/domain/endpoints/feedback.schemas';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { memberFeedbackQuery } from '../api/feedback-query.ts';

/**
 * What prevents the viewer from rating a mod and from voting. `unknown`: the session or the member's feedback loads.
 * `failed`: the member's feedback failed to load.
 */
export type Obstacle = 'unknown' | 'failed' | 'login' | 'verify' | 'download' | 'none';

/** The member's feedback on a mod, the obstacle to giving feedback, and a function that changes the cached feedback. */
export const useMemberFeedback = (mod: ModPage) => {
  const { status, user } = useAuth();
  const call = useAuthorizedFetch();
  const queryClient = useQueryClient();
  const query = memberFeedbackQuery(call, user?.id, mod);
  const { data: feedback, errorUpdateCount, refetch } = useQuery(query);

  const obstacle = (): Obstacle => {
    if (status === 'loading') return 'unknown';
    if (!user) return 'login';
    if (!user.is_verified) return 'verify';
    // Stays `failed` during a retry, so that the retry button keeps its focus.
    if (!feedback) return errorUpdateCount > 0 ? 'failed' : 'unknown';
    return feedback.downloaded ? 'none' : 'download';
  };
  const change = (next: (before: MemberFeedback) => MemberFeedback): void => {
    // A request in flight would bring back the old value.
    void queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, (before) => before && next(before));
  };
  return { feedback, obstacle: obstacle(), change, retry: () => void refetch() };
};

import type { OwnFeedback } from '@bigorna/domain/endpoints/feedback';
import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { ownFeedbackQuery } from '../api/feedback-query.ts';

/** What keeps a visitor from rating a mod; `none` for those who may, `failed` where it could not be asked. */
export type Obstacle = 'unknown' | 'failed' | 'login' | 'verify' | 'download' | 'none';

/** What the member has said of a mod, what keeps them from saying more, and how to take over what they say. */
export const useOwnFeedback = (mod: ModPage) => {
  const { status, user } = useAuth();
  const call = useAuthorizedFetch();
  const queryClient = useQueryClient();
  const query = ownFeedbackQuery(call, user?.id, mod);
  const { data: own, errorUpdateCount, refetch } = useQuery(query);

  const obstacle = (): Obstacle => {
    if (status === 'loading') return 'unknown';
    if (!user) return 'login';
    if (!user.is_verified) return 'verify';
    // Tried again, it stays: the button keeps the focus until there is an answer.
    if (!own) return errorUpdateCount > 0 ? 'failed' : 'unknown';
    return own.downloaded ? 'none' : 'download';
  };
  const change = (next: (before: OwnFeedback) => OwnFeedback): void => {
    // A reading begun before knows nothing of it.
    void queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, (before) => before && next(before));
  };
  return { own, obstacle: obstacle(), change, retry: () => void refetch() };
};

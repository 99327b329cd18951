import { RESEND_COOLDOWN_MS } from '@bigorna/domain/limits';
import { useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '../auth-context.tsx';
import { useAuthorizedFetch } from '../use-authorized-fetch.ts';
import { type Outcome, resendStore } from './resend-store.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SECOND_MS = 1000;

const waitFor = (uid: string, ms: number): void => {
  const since = Date.now();
  resendStore.update({ cooldown: { uid, since, until: since + ms } });
};

export interface Verification {
  doing: 'sending' | 'checking' | undefined;
  outcome: Outcome | undefined;
  /** Before the mail may be sent again; 0 when it may. */
  secondsLeft: number;
  /** Has the mail sent again, unless that is under way or has just been done. */
  resend: () => Promise<void>;
  /** Asks the server whether the address is verified by now. */
  check: () => Promise<void>;
}

/** What the signed-in member can do about their unverified address; the same in every place that shows it. */
export const useVerification = (): Verification => {
  const { user, recheck } = useAuth();
  const call = useAuthorizedFetch();
  const loadedText = useLoadedDomainText();
  const state = useSyncExternalStore(resendStore.subscribe, resendStore.get);
  const uid = user?.id;
  const left = useSecondsLeft(state.cooldown?.uid === uid ? state.cooldown : undefined);
  const isOwn = state.uid === uid;
  const doing = isOwn ? state.doing : undefined;

  const resend = async (): Promise<void> => {
    if (!uid || doing || left > 0) return;
    resendStore.update({ uid, doing: 'sending', outcome: undefined });
    try {
      await call({ method: 'POST', path: '/auth/resend-verification' });
      waitFor(uid, RESEND_COOLDOWN_MS);
      resendStore.update({ doing: undefined, outcome: { kind: 'sent' } });
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      if (failure?.status === 429) waitFor(uid, (failure.retryAfterS ?? 0) * SECOND_MS || RESEND_COOLDOWN_MS);
      const message = failure?.message || (await loadedText())('resend_failed');
      resendStore.update({ doing: undefined, outcome: { kind: 'failed', message } });
      if (failure?.code === 'already_verified') await recheck();
    }
  };

  const check = async (): Promise<void> => {
    if (!uid || doing) return;
    resendStore.update({ uid, doing: 'checking', outcome: undefined });
    await recheck();
    resendStore.update({ doing: undefined, outcome: { kind: 'not_yet' } });
  };

  return { doing, outcome: isOwn ? state.outcome : undefined, secondsLeft: left, resend, check };
};

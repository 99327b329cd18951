import { ApiError } from '@bigorna/client/api-error';
import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { RESEND_COOLDOWN_MS } from '@bigorna/domain/limits';
import { useSyncExternalStore } from 'react';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { type Outcome, resendStore } from './resend-store.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SECOND_MS = 1000;

const startCooldown = (uid: string, ms: number): void => {
  const since = Date.now();
  resendStore.update({ cooldown: { uid, since, until: since + ms } });
};

export interface Verification {
  doing: 'sending' | 'checking' | undefined;
  outcome: Outcome | undefined;
  /** Seconds before the mail may be sent again; 0 if the member may send it now. */
  secondsLeft: number;
  /** Resends the mail. Does nothing during the cooldown or while another call is pending. */
  resend: () => Promise<void>;
  /** Checks at the server whether the e-mail is verified. */
  check: () => Promise<void>;
}

/** State and actions for the member's unverified e-mail, shared by all components. */
export const useVerification = (): Verification => {
  const { user, recheck } = useAuth();
  const call = useAuthorizedFetch();
  const loadedText = useLoadedDomainText();
  const state = useSyncExternalStore(resendStore.subscribe, resendStore.get);
  const uid = user?.id;
  const left = useSecondsLeft(state.cooldown?.uid === uid ? state.cooldown : undefined);
  const isForMember = state.uid === uid;
  const doing = isForMember ? state.doing : undefined;

  const resend = async (): Promise<void> => {
    if (!uid || doing || left > 0) return;
    resendStore.update({ uid, doing: 'sending', outcome: undefined });
    try {
      await call(authEndpoints, 'resendVerification', {});
      startCooldown(uid, RESEND_COOLDOWN_MS);
      resendStore.update({ doing: undefined, outcome: { kind: 'sent' } });
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      if (failure?.status === 429) startCooldown(uid, (failure.retryAfterS ?? 0) * SECOND_MS || RESEND_COOLDOWN_MS);
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

  return { doing, outcome: isForMember ? state.outcome : undefined, secondsLeft: left, resend, check };
};

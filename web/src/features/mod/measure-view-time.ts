import { readToken } from '@bigorna/client/stored-token';
import { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import { VIEW_SECONDS_MAX } from '@bigorna/domain/limits';
import { apiCall } from '#shared/api/client.ts';
import { readClaims } from '#shared/session/engine/token-claims.ts';
import { ViewClock } from './view-clock.ts';

interface TrackedView {
  modId: string;
  uid: string;
}

/** Reports a mod page's view time. Ignores failures. */
const report = ({ modId, uid }: TrackedView, clock: ViewClock): void => {
  // Uses the stored token, because a closing page cannot wait. After a sign-out, nothing may be reported.
  const token = readToken();
  if (token === null || readClaims(token).subject !== uid) return;
  const seconds = Math.min(clock.take(), VIEW_SECONDS_MAX);
  if (seconds === 0) return;
  const input = { params: { id: modId }, body: { seconds } };
  void apiCall(feedbackEndpoints, 'viewTime', input, { token, keepalive: true }).catch(() => undefined);
};

/**
 * Reports how long a member views a mod's page: whenever the page is hidden, and when the returned function is called.
 */
export const measureViewTime = (view: TrackedView): (() => void) => {
  const clock = new ViewClock();
  const stop = (): void => {
    clock.hide(performance.now());
    report(view, clock);
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') clock.show(performance.now());
    else stop();
  };
  handleVisibility();
  document.addEventListener('visibilitychange', handleVisibility);
  addEventListener('pagehide', stop);
  addEventListener('pageshow', handleVisibility);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    removeEventListener('pagehide', stop);
    removeEventListener('pageshow', handleVisibility);
    stop();
  };
};

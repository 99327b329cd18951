import { VIEW_SECONDS_MAX } from '@bigorna/domain/limits';
import { apiSend } from '#api/send.ts';
import { readClaims } from '#session/engine/token-claims.ts';
import { readToken } from '#session/token-mirror.ts';
import { ViewClock } from './view-clock.ts';

interface Followed {
  modId: string;
  uid: string;
}

/** Tells the portal how long a mod's page was open. Nothing hangs on it: a failure is passed over. */
const report = ({ modId, uid }: Followed, clock: ViewClock): void => {
  // Who leaves has no time to wait for a token; and who has signed out is followed no longer.
  const token = readToken();
  if (token === null || readClaims(token).subject !== uid) return;
  const seconds = Math.min(clock.take(), VIEW_SECONDS_MAX);
  if (seconds === 0) return;
  const body = { seconds };
  void apiSend('POST', `/mods/${encodeURIComponent(modId)}/view-time`, { token, body, keepalive: true }).catch(
    () => undefined,
  );
};

/** Reports how long a member looks at a mod's page, whenever it goes out of view, and when the answer is called. */
export const followViewTime = (followed: Followed): (() => void) => {
  const clock = new ViewClock();
  const leave = (): void => {
    clock.hide(performance.now());
    report(followed, clock);
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') clock.show(performance.now());
    else leave();
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', look);
    leave();
  };
};

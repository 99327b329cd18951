import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { useFirstAct } from '../use-first-act.ts';
import { away } from './away-message.ts';
import { isOffline } from './is-offline.ts';

/** Says it until that code can be had, or in its place. */
const Away = () =>
  isOffline() && (
    <p className="offline-notice" role="status">
      <FormattedMessage {...away} />
    </p>
  );

const OfflineNotice = lazyOrNothing(async () => (await import('./offline-notice.tsx')).OfflineNotice, <Away />);

/**
 * The place of the line that says that there is no network; its code also sees to what can be read without one. Nothing of
 * it is loaded before the first act: a visit that only looks at one page stays as light as it is.
 */
export const OfflineSlot = () => {
  const [isWanted, setWanted] = useState(isOffline);
  const want = useCallback(() => setWanted(true), []);
  useFirstAct(want);
  useEffect(() => {
    addEventListener('offline', want);
    return () => removeEventListener('offline', want);
  }, [want]);
  return isWanted ? <OfflineNotice /> : null;
};

import { useSyncExternalStore } from 'react';
import { lazyOrNothing } from './lazy-or-nothing.ts';
import { loadToaster, toasterWanted } from './notify.ts';
import { useFirstAct } from './use-first-act.ts';

const Toaster = lazyOrNothing(async () => (await loadToaster()).Toaster);

/** With the first act, so that it is there to say it when the network then goes. */
const bring = (): void => void loadToaster().catch(() => undefined);

/** The place of the toasts; empty until the first one. */
export const ToasterSlot = () => {
  useFirstAct(bring);
  return useSyncExternalStore(toasterWanted.subscribe, toasterWanted.get) ? <Toaster /> : null;
};

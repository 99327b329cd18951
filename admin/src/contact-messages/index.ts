import { late } from '../layout/late.ts';

/** What was written to the staff. */
export const contactMessages = { list: late(() => import('./messages-page.tsx').then((m) => m.MessagesPage)) };

import { late } from '../layout/late.ts';

/** What members reported. */
export const reports = { list: late(() => import('./reports-page.tsx').then((m) => m.ReportsPage)) };

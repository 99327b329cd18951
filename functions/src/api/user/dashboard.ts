import { dashboardOf } from '../../activity/dashboard.ts';
import type { Handler } from '../handler.ts';

/** The caller's own figures and last days. */
export const dashboard: Handler<'dashboard'> = async ({ caller }) => ({ data: await dashboardOf(caller.uid) });

import { createClient } from '@bigorna/client/client';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';

/** API client of the console. Most calls use `callStaffApi`. */
export const client = createClient({ locale: () => getCurrentLocale() });

import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { canRetryIcon } from './can-retry-icon.ts';

/** The icon of a file. `url` is null if no icon is stored. */
export interface StoredIcon {
  url: string | null;
  canRetry: boolean;
}

/** Stores the icon of a checked upload, if the file has one. A failure is a result. */
export const storeIcon = async ({ slot, has_icon }: Inspection): Promise<StoredIcon> => {
  if (!has_icon) return { url: null, canRetry: false };
  return callStaffApi('keepIcon', { params: { slot } }).then(
    ({ data }) => ({ url: data.url, canRetry: false }),
    (error: unknown) => ({ url: null, canRetry: canRetryIcon(parseFailure(error)?.code) }),
  );
};

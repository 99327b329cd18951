import { spend } from '../../../platform/rate-limits.ts';
import { inspectUpload as inspect } from '../../../releases/inspect-upload.ts';
import type { Handler } from '../../handler.ts';

/** Checks an archive that staff uploaded. */
export const inspectUpload: Handler<'inspectUpload'> = async ({ params: { slot }, body, caller }) => {
  await spend('staff_uploads_by_account', caller.uid);
  const found = await inspect({ slot, fileName: body.file_name, uid: caller.uid });
  const { file_name, size, sha256, sha512, content_type, verdict, findings, fields } = found;
  return { data: { slot, file_name, size, sha256, sha512, content_type, verdict, findings, fields } };
};

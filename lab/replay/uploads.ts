import type { Admin } from '../admin.ts';
import { PICTURES } from '../fuzz/sample-values.ts';
import { ROLES } from './callers.ts';

type Kind = 'archive' | 'picture';

/** Name of the quarantine slot with the file of a role. */
export const getUploadSlot = (kind: Kind, role: string): string => `replay-${kind}-${role.replace(' ', '-')}`;

export const PICTURE = Buffer.from(PICTURES[0]);

/** Stores a picture and an archive in the quarantine for each role, where the console's uploads go. */
export const prepareUploads = async ({ bucket }: Admin): Promise<void> => {
  const [files] = await bucket.getFiles();
  const names = files.map(({ name }) => name).toSorted();
  const jar = names.find((name) => name.endsWith('.jar'));
  const archive = jar === undefined ? Buffer.from('no archive') : (await bucket.file(jar).download())[0];
  for (const role of ROLES) {
    await bucket.file(`quarantine/${getUploadSlot('archive', role)}`).save(archive, { resumable: false });
    await bucket.file(`quarantine/${getUploadSlot('picture', role)}`).save(PICTURE, { resumable: false });
  }
};

import sharp from 'sharp';
import type { Admin } from '../admin.ts';
import { ROLES } from './callers.ts';

type Kind = 'archive' | 'picture';

/** The slot of the quarantine that holds a role's file. */
export const getUploadSlot = (kind: Kind, role: string): string => `replay-${kind}-${role.replace(' ', '-')}`;

export const createPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: '#863' } })
    .png()
    .toBuffer();

/** Puts a picture and an archive of the seed into the quarantine for each role, as the console's uploads do. */
export const prepareUploads = async ({ bucket }: Admin): Promise<void> => {
  const [files] = await bucket.getFiles();
  const names = files.map(({ name }) => name).toSorted();
  const jar = names.find((name) => name.endsWith('.jar'));
  const archive = jar === undefined ? Buffer.from('no archive') : (await bucket.file(jar).download())[0];
  const picture = await createPicture();
  for (const role of ROLES) {
    await bucket.file(`quarantine/${getUploadSlot('archive', role)}`).save(archive, { resumable: false });
    await bucket.file(`quarantine/${getUploadSlot('picture', role)}`).save(picture, { resumable: false });
  }
};

import { z } from 'zod';
import { PROJECT_ID } from '../tools/shared/ports.ts';
import type { Portal } from './portal.ts';

const mails = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })).default([]) });

/** The e-mail address and the code of each mail with a link, oldest first. The Auth emulator lists its mails. */
export const fetchMails = async ({ auth }: Portal) => {
  const response = await fetch(`http://${auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  return mails.parse(await response.json()).oobCodes;
};

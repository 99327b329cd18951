import { text } from 'node:stream/consumers';
import { ApiError } from '../platform/api-error.ts';
import { newRequestId, now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { auth, bucket } from '../platform/firebase.ts';
import { doc, get, transaction } from '../platform/firestore.ts';
import { readActionCode } from '../platform/identity-toolkit.ts';
import { readObject } from '../platform/read-object.ts';
import { enqueue } from '../platform/tasks.ts';

/** Something that the functions' own account must be allowed to do; `try` fails where it is not. */
interface Service {
  readonly name: string;
  try(probe: string): Promise<unknown>;
}

const NOBODY = 'probe';
const SIGNED_FOR_MS = 60_000;

const fileOf = (probe: string) => bucket().file(`probes/${probe}`);

/** A code that never was: a key that works is told so, any other is refused. */
const serverKey = async (): Promise<void> => {
  try {
    await readActionCode('probe');
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'link_invalid')) throw error;
  }
};

const storage = async (probe: string): Promise<void> => {
  const file = fileOf(probe);
  await file.save('probe', { resumable: false, contentType: 'text/plain' });
  const read = await text(await readObject(file));
  await file.delete();
  if (read !== 'probe') throw new Error('read something else than was written');
};

/** Emulators cannot sign; there no file is served by a signed URL either. */
const signedUrl = async (probe: string): Promise<void> => {
  if (IS_EMULATED) return;
  await fileOf(probe).getSignedUrl({ version: 'v4', action: 'read', expires: now().getTime() + SIGNED_FOR_MS });
};

const SERVICES: readonly Service[] = [
  {
    name: 'Firestore',
    try: (probe) => transaction(async (step) => step.get(doc('probes/{probe}', probe))),
  },
  { name: 'Firestore: settings', try: () => get(doc('settings/site')) },
  { name: 'Auth: accounts', try: () => auth().listUsers(1) },
  { name: 'Auth: signing tokens', try: () => auth().createCustomToken(NOBODY) },
  { name: 'Identity Toolkit: server key', try: serverKey },
  { name: 'Storage', try: storage },
  { name: 'Storage: signed URLs', try: signedUrl },
  {
    name: 'Cloud Tasks',
    try: () => enqueue('memberProgress', { subject: newRequestId(), slotSeconds: 1, data: () => ({ uid: NOBODY }) }),
  },
];

/** The first line says what is missing; the rest would be stacks. */
const faultOf = (error: unknown): string => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** Tries each thing that the functions must be able to do, as the account that they run under. */
export const tryServices = (probe: string): Promise<{ name: string; fault: string | null }[]> =>
  Promise.all(
    SERVICES.map(async ({ name, try: attempt }) => {
      try {
        await attempt(probe);
        return { name, fault: null };
      } catch (error) {
        return { name, fault: faultOf(error) };
      }
    }),
  );

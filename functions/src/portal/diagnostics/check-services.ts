import { text } from 'node:stream/consumers';
import { ApiError } from '../../platform/api-error.ts';
import { createRequestId, now } from '../../platform/clock.ts';
import { IS_EMULATED } from '../../platform/emulators.ts';
import { auth, bucket } from '../../platform/firebase.ts';
import { doc, get, runTransaction } from '../../platform/firestore.ts';
import { readActionCode } from '../../platform/identity-toolkit.ts';
import { computeKeyedHash } from '../../platform/keyed-hash.ts';
import { readObject } from '../../platform/read-object.ts';
import { enqueue } from '../../platform/tasks.ts';

/**
 * A service that the functions must be allowed to use with their own account. `try` rejects if they are not allowed.
 */
interface Service {
  readonly name: string;
  try(probe: string): Promise<unknown>;
}

const PROBE_UID = 'probe';
const SIGNED_FOR_MS = 60_000;

const getProbeFile = (probe: string) => bucket().file(`probes/${probe}`);

/** Reads an unknown action code. With a valid API key the error is `link_invalid`. */
const checkServerKey = async (): Promise<void> => {
  try {
    await readActionCode('probe');
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'link_invalid')) throw error;
  }
};

const checkStorage = async (probe: string): Promise<void> => {
  const file = getProbeFile(probe);
  await file.save('probe', { resumable: false, contentType: 'text/plain' });
  const read = await text(await readObject(file));
  await file.delete();
  if (read !== 'probe') throw new Error('read something else than was written');
};

/** Skips the emulators, which cannot sign URLs and do not serve files by signed URLs. */
const checkSignedUrl = async (probe: string): Promise<void> => {
  if (IS_EMULATED) return;
  await getProbeFile(probe).getSignedUrl({ version: 'v4', action: 'read', expires: now().getTime() + SIGNED_FOR_MS });
};

const SERVICES: readonly Service[] = [
  {
    name: 'Firestore',
    try: (probe) => runTransaction(async (tx) => tx.get(doc('probes/{probe}', probe))),
  },
  { name: 'Firestore: settings', try: () => get(doc('settings/site')) },
  { name: 'Auth: accounts', try: () => auth().listUsers(1) },
  { name: 'Auth: signing tokens', try: () => auth().createCustomToken(PROBE_UID) },
  { name: 'Identity Toolkit: server key', try: checkServerKey },
  { name: 'Secret of hashes', try: async () => computeKeyedHash(PROBE_UID) },
  { name: 'Storage', try: checkStorage },
  { name: 'Storage: signed URLs', try: checkSignedUrl },
  {
    name: 'Cloud Tasks',
    try: () =>
      enqueue('memberProgress', { subject: createRequestId(), slotSeconds: 1, data: () => ({ uid: PROBE_UID }) }),
  },
];

/** The first line names the missing permission; the rest is a stack trace. */
const toFault = (error: unknown): string => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** Tries everything the functions must be able to do, with their own service account. */
export const checkServices = (probe: string): Promise<{ name: string; fault: string | null }[]> =>
  Promise.all(
    SERVICES.map(async ({ name, try: attempt }) => {
      try {
        await attempt(probe);
        return { name, fault: null };
      } catch (error) {
        return { name, fault: toFault(error) };
      }
    }),
  );

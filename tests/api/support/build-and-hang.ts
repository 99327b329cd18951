// Tests run this as a child process. It builds a snapshot, reports its progress, and hangs at a named point until the
// test kills it. Arguments: project, bucket, point.
import { initializeApp } from 'firebase-admin/app';
import { buildSnapshot } from '../../../functions/src/catalogue/snapshots/build.ts';
import { cloudSnapshots } from '../../../functions/src/catalogue/snapshots/store.ts';
import { firestoreSource } from '../../../functions/src/catalogue/source.ts';

const [projectId = '', storageBucket = '', point = ''] = process.argv.slice(2);
initializeApp({ projectId, storageBucket });

const reach = async (name: string): Promise<void> => {
  process.stdout.write(`${name}\n`);
  if (name !== point) return;
  // Keeps the process alive until it is killed.
  setInterval(() => undefined, 1000);
  await new Promise(() => undefined);
};

await buildSnapshot(
  {
    source: {
      ...firestoreSource,
      async *mods(only) {
        for await (const part of firestoreSource.mods(only)) {
          yield part;
          await reach('reading');
        }
      },
    },
    store: {
      ...cloudSnapshots,
      upload: async (line, path, facts) => {
        const uploading = cloudSnapshots.upload(line, path, facts);
        await reach('uploading');
        return uploading;
      },
      point: async (line, snapshot) => {
        await reach('uploaded');
        return cloudSnapshots.point(line, snapshot);
      },
    },
  },
  'approved',
);
process.stdout.write('done\n');

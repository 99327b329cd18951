import { onDocumentCreated } from 'firebase-functions/firestore';
import { doc, update } from '../platform/firestore.ts';
import { HASH_SECRET, SERVER_API_KEY } from '../platform/parameters.ts';
import { checkServices } from '../portal/diagnostics/check-services.ts';
import { getTriggerOptions } from './parse-write.ts';

/**
 * Reports to a deploy whether the functions have the permissions they need. The rules deny clients access to probes.
 */
export const probeWritten = onDocumentCreated(
  { ...getTriggerOptions('probeWritten'), document: 'probes/{probe}', secrets: [HASH_SECRET, SERVER_API_KEY] },
  async ({ params: { probe } }) => {
    const health = await checkServices(probe);
    await update(doc('probes/{probe}', probe), { found: health });
  },
);

import { onDocumentCreated } from 'firebase-functions/firestore';
import { tryServices } from '../diagnosis/services.ts';
import { doc, update } from '../platform/firestore.ts';
import { SERVER_API_KEY } from '../platform/parameters.ts';
import { onWrite } from './on-written.ts';

/** Answers a deploy's question whether the functions may do what they must. No client can ask: the rules know no probes. */
export const probeWritten = onDocumentCreated(
  { ...onWrite('probeWritten'), document: 'probes/{probe}', secrets: [SERVER_API_KEY] },
  async ({ params: { probe } }) => {
    const found = await tryServices(probe);
    await update(doc('probes/{probe}', probe), { found });
  },
);

import { createHash } from 'node:crypto';
import { catalogueSnapshot } from '@bigorna/domain/entities/portal';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SCHEMA_VERSION } from '../../functions/src/catalogue/engine/schema.ts';
import { SCOPES } from '../../functions/src/catalogue/sync-index.ts';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { environment } from './support/environment.ts';
import { bucket, firestore } from './support/firebase.ts';

const responseSchema = z.object({ ran: z.array(z.string()), failed: z.array(z.string()) });

describe('scheduled jobs', () => {
  it('run on a POST request without a token, as the launcher sends', async () => {
    const url = `http://${environment.functionsHost}/${environment.project}/${environment.region}/tick`;
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(20_000) });
    const { ran, failed } = responseSchema.parse(await response.json());
    expect({ status: response.status, failed }).toEqual({ status: 200, failed: [] });
    expect(SCHEDULED_JOBS.map(({ name }) => name)).toEqual(expect.arrayContaining(ran));
  });

  it.each(SCOPES)('build the snapshot of %s mods by task soon after the start', async (scope) => {
    const snapshot = await vi.waitFor(
      async () => {
        const stored = await firestore.doc(`system/catalogue-${scope}-v${SCHEMA_VERSION}`).get();
        const { path, bytes, sha256 } = catalogueSnapshot
          .pick({ path: true, bytes: true, sha256: true })
          .parse(stored.data());
        return { path, bytes, sha256 };
      },
      { timeout: 25_000, interval: 300 },
    );
    const [content] = await bucket.file(snapshot.path).download();
    expect(content).toHaveLength(snapshot.bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(snapshot.sha256);
  });
});

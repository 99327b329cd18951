import { createHash } from 'node:crypto';
import { catalogueSnapshot } from '@bigorna/domain/entities/portal';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SCHEMA_VERSION } from '../../functions/src/catalogue/engine/schema.ts';
import { SCOPES } from '../../functions/src/catalogue/fill.ts';
import { RECURRING } from '../../functions/src/events/recurring.ts';
import { environment } from './support/environment.ts';
import { bucket, firestore } from './support/firebase.ts';

const answer = z.object({ ran: z.array(z.string()), failed: z.array(z.string()) });

describe('the recurring work', () => {
  it('is run by whoever asks, as the launcher does in place of a scheduler', async () => {
    const url = `http://${environment.functionsHost}/${environment.project}/${environment.region}/tick`;
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(20_000) });
    const { ran, failed } = answer.parse(await response.json());
    expect({ status: response.status, failed }).toEqual({ status: 200, failed: [] });
    expect(RECURRING.map(({ name }) => name)).toEqual(expect.arrayContaining(ran));
  });

  it.each(SCOPES)('has the snapshot of %s mods made by task, soon after the start', async (scope) => {
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

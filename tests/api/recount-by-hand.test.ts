import './support/separate-project.ts';
import { expect, it } from 'vitest';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { getSlot } from '../../functions/src/counters/slots.ts';
import { requestRecountBySlug } from '../../tools/operations/repair/recount.ts';
import { firestore } from './support/firebase.ts';
import { createMod } from './support/mods.ts';

const TEN_MINUTES_MS = 600_000;

it('npm run repair -- recount corrects a wrong counter after its slot ends', async () => {
  const mod = await createMod();
  const bucket: unknown = (await firestore.doc(`mods/${mod.id}`).get()).get('counts_bucket');
  const counts = firestore.doc(`counts/${bucket}`);
  await counts.set({ mods: { [mod.id]: { favorites: 41 } } }, { merge: true });
  const earlier = new Date(Date.now() - TEN_MINUTES_MS);
  expect(await requestRecountBySlug(firestore, mod.slug, earlier)).toBe(mod.id);
  await rollUp(getSlot(mod.id, earlier));
  expect((await counts.get()).get(`mods.${mod.id}.favorites`)).toBe(0);
});

import './support/own-project.ts';
import { expect, it } from 'vitest';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { slotOf } from '../../functions/src/counters/slots.ts';
import { askForRecount } from '../../tools/operations/repair/recount.ts';
import { firestore } from './support/firebase.ts';
import { makeMod } from './support/mods.ts';

const TEN_MINUTES_MS = 600_000;

it('npm run repair -- recount brings a counter that drifted back to what the documents say, once its slot is over', async () => {
  const mod = await makeMod();
  const bucket: unknown = (await firestore.doc(`mods/${mod.id}`).get()).get('counts_bucket');
  const counts = firestore.doc(`counts/${bucket}`);
  await counts.set({ mods: { [mod.id]: { favorites: 41 } } }, { merge: true });
  const earlier = new Date(Date.now() - TEN_MINUTES_MS);
  expect(await askForRecount(firestore, mod.slug, earlier)).toBe(mod.id);
  await rollUp(slotOf(mod.id, earlier));
  expect((await counts.get()).get(`mods.${mod.id}.favorites`)).toBe(0);
});

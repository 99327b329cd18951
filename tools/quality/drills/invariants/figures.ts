import { countsBucket } from '@bigorna/domain/entities/mod';
import { firestore } from '../../../../tests/e2e/support/firebase.ts';

/** By figure, such as `mods/x favorites`: what is stored beyond what can be counted. */
export type Drift = ReadonlyMap<string, number>;

const tally = (ids: readonly unknown[]): Map<string, number> => {
  const counted = new Map<string, number>();
  for (const id of ids) counted.set(String(id), (counted.get(String(id)) ?? 0) + 1);
  return counted;
};

const parentOf = ({ ref }: FirebaseFirestore.QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';

/** How far every figure of favorites, comments and ratings is from the documents it stands for; and that of all members. */
export async function drift(): Promise<Drift> {
  const [favorites, comments, ratings, buckets, users, site] = await Promise.all([
    firestore.collectionGroup('favorites').get(),
    firestore.collectionGroup('comments').get(),
    firestore.collectionGroup('ratings').get(),
    firestore.collection('counts').get(),
    firestore.collection('users').count().get(),
    firestore.doc('stats/site').get(),
  ]);
  const counted = {
    favorites: tally(favorites.docs.map((found) => found.get('mod_id'))),
    comments: tally(comments.docs.filter((found) => found.get('hidden') === false).map(parentOf)),
    ratings: tally(ratings.docs.map(parentOf)),
  };
  const drifts = new Map<string, number>([['members', Number(site.get('users') ?? 0) - users.data().count]]);
  for (const bucket of buckets.docs) {
    for (const [id, stored] of Object.entries(countsBucket.shape.mods.parse(bucket.get('mods') ?? {}))) {
      for (const figure of ['favorites', 'comments', 'ratings'] as const) {
        drifts.set(`mods/${id} ${figure}`, stored[figure] - (counted[figure].get(id) ?? 0));
      }
    }
  }
  return drifts;
}

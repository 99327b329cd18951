import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { Account } from '@bigorna/domain/entities/account';
import { account, downloadEntry } from '@bigorna/domain/entities/account';
import { HISTORY_PAGE_SIZE } from '@bigorna/domain/limits';
import { collection, doc, type Firestore, limit, orderBy, query } from 'firebase/firestore';
import { collection as collectionOf, doc as documentOf } from 'rxfire/firestore';
import { map, type Observable } from 'rxjs';
import { plainData } from './plain-data.ts';

/** The member's own account document; null when there is none. */
export const accountSource = (firestore: Firestore, uid: string): Observable<Account | null> =>
  documentOf(doc(firestore, 'users', uid)).pipe(
    map((snapshot) => (snapshot.exists() ? account.parse(plainData(snapshot.data())) : null)),
  );

/** The newest entries of the member's download history, newest first. */
export const historySource = (firestore: Firestore, uid: string): Observable<HistoryEntry[]> =>
  collectionOf(
    query(collection(firestore, 'users', uid, 'downloads'), orderBy('downloaded_at', 'desc'), limit(HISTORY_PAGE_SIZE)),
  ).pipe(
    map((snapshots) =>
      snapshots.map((snapshot) => {
        const entry = downloadEntry.parse(plainData(snapshot.data()));
        return { ...entry, downloaded_at: entry.downloaded_at.toISOString() };
      }),
    ),
  );

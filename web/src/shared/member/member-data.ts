import type { VisibleHistory } from './visible-history.ts';

/** The signed-in member's data, updated while the page is open. */
export interface MemberData {
  /** Newest downloads: from the API until the live data of Firestore arrives. */
  history: VisibleHistory;
  /** Number of mods in the whole history; undefined until known. */
  downloadsTotal: number | undefined;
  /** Starts updating history and total; returns a function to stop. Without watchers nothing is read. */
  watchDownloads: () => () => void;
  retryDownloads: () => void;
}

/** Data from the member source, with the id of its member. */
export interface SourcedData extends Pick<MemberData, 'history' | 'downloadsTotal' | 'retryDownloads'> {
  uid: string | undefined;
}

import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { Account } from '@bigorna/domain/entities/account';
import type { AchievementProgress, Comment, Notification } from '@bigorna/domain/entities/member';

/** A mod marked as favorite; the mark may still be on its way to the server. */
export interface FavoriteMark {
  mod_id: string;
  created_at: Date;
  isPending: boolean;
}
export type LiveNotification = Notification & { id: string };
export type LiveComment = Comment & { id: string };

type Nothing = Readonly<Record<string, never>>;

/** What each live source is asked with. */
export interface LiveArgs {
  account: Nothing;
  downloads: Nothing;
  favorites: Nothing;
  unread: Nothing;
  notifications: { readonly limit: number };
  achievements: Nothing;
  comments: { readonly modId: string; readonly limit: number };
  ownComments: { readonly modId: string };
}

/** What each live source tells. */
export interface LiveData {
  /** The member's own account; null where there is none. */
  account: Account | null;
  /** The newest entries of the download history, newest first. */
  downloads: readonly HistoryEntry[];
  /** Newest first. */
  favorites: readonly FavoriteMark[];
  /** Unread notifications, newest first: the hundred newest. */
  unread: readonly LiveNotification[];
  /** Newest first. */
  notifications: readonly LiveNotification[];
  /** By the achievement's id. */
  achievements: ReadonlyMap<string, AchievementProgress>;
  /** Of a mod, those that are not hidden, newest first; 50 at most. */
  comments: readonly LiveComment[];
  /** The member's own of a mod, hidden ones included, newest first; the 50 newest. */
  ownComments: readonly LiveComment[];
}

export type LiveName = keyof LiveArgs;

export type LiveState<Data> =
  | { readonly status: 'loading' | 'failed'; readonly data: undefined }
  | { readonly status: 'ready'; readonly data: Data };

/** One member's wish to follow one source. */
export interface Want<Name extends LiveName = LiveName> {
  readonly key: string;
  readonly name: Name;
  readonly uid: string;
  readonly args: LiveArgs[Name];
}

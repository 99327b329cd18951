import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { AchievementProgress, Comment, Notification } from '@bigorna/domain/entities/member';
import type { NotificationType } from '@bigorna/domain/notifications';

/** A mod marked as favorite. The mark may be unsaved. */
export interface FavoriteMark {
  mod_id: string;
  created_at: Date;
  isPending: boolean;
}
export type LiveNotification = Notification & { id: string };
export type LiveComment = Comment & { id: string };

type NoArgs = Readonly<Record<string, never>>;

export interface LiveArgs {
  account: NoArgs;
  downloads: NoArgs;
  favorites: NoArgs;
  favoriteTitle: { readonly modId: string };
  unread: NoArgs;
  /** Notifications of one type, or of all types. */
  notifications: { readonly limit: number; readonly type?: NotificationType | undefined };
  achievements: NoArgs;
  comments: { readonly modId: string; readonly limit: number };
  ownComments: { readonly modId: string };
  useful: { readonly modId: string };
}

export interface LiveData {
  /** The member's account; null if it does not exist. */
  account: Account | null;
  /** Newest entries of the download history, newest first. */
  downloads: readonly HistoryEntry[];
  /** Newest first. */
  favorites: readonly FavoriteMark[];
  /** Title of a favorite when it was marked, also if the mod has left the catalogue; null if unknown. */
  favoriteTitle: string | null;
  /** The newest 100 unread notifications, newest first. */
  unread: readonly LiveNotification[];
  /** Newest first. */
  notifications: readonly LiveNotification[];
  /** Keyed by the achievement's id. */
  achievements: ReadonlyMap<string, AchievementProgress>;
  /** Visible comments of a mod without replies, newest first; at most 50. */
  comments: readonly LiveComment[];
  /** The member's comments and replies on a mod, hidden ones included, newest first; at most 50. */
  ownComments: readonly LiveComment[];
  /** Ids of the comments on a mod that the member marked as useful. */
  useful: ReadonlySet<string>;
}

export type LiveName = keyof LiveArgs;

export type LiveState<Data> =
  | { readonly status: 'loading' | 'failed'; readonly data: undefined }
  | { readonly status: 'ready'; readonly data: Data };

/** One member's query of one source. */
export interface LiveQuery<Name extends LiveName = LiveName> {
  readonly key: string;
  readonly name: Name;
  readonly uid: string;
  readonly args: LiveArgs[Name];
}

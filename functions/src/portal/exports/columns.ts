import type { AdminComment, AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { AdminDownloader } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { ColumnName } from './column-heads.ts';
import type { Cell } from './csv.ts';

/** A column of a file: its name, and its cell for a record. */
export type Column<Row> = readonly [name: ColumnName, cell: (row: Row) => Cell];

/** Columns with the record's field of the same name. */
const fields = <Name extends ColumnName>(...names: readonly Name[]) =>
  names.map((name) => [name, (row: Readonly<Record<Name, Cell>>) => row[name]] as const);

const json = (value: unknown): Cell => (value === null ? null : JSON.stringify(value));

export const MOD_COLUMNS: readonly Column<StaffModCard>[] = [
  ...fields('id', 'title', 'slug', 'author', 'content_type', 'language', 'status', 'access', 'featured', 'version'),
  ...fields('minecraft_version', 'loader'),
  ['categories', ({ categories }) => categories.join(' ')],
  ...fields('downloads', 'views', 'favorites', 'comments', 'rating', 'published_at', 'updated_at'),
];

export const USER_COLUMNS: readonly Column<AdminUser>[] = [
  ...fields('id', 'username', 'display_name', 'email', 'full_name', 'role', 'is_verified', 'is_banned', 'ban_reason'),
  ...fields('banned_until', 'member_since', 'last_login'),
];

export const COMMENT_COLUMNS: readonly Column<AdminComment>[] = [
  ...fields('id', 'mod_title'),
  ['author', ({ author }) => author?.username],
  ...fields('text', 'kind', 'hidden'),
  ['reports', ({ reports }) => reports.length],
  ...fields('created_at'),
];

export const REPORT_COLUMNS: readonly Column<AdminReport>[] = [
  ...fields('id', 'subject', 'path'),
  ['about', ({ about }) => about?.name],
  ...fields('reason', 'reporter', 'created_at', 'resolved_at', 'outcome', 'note'),
];

export const MESSAGE_COLUMNS: readonly Column<AdminContactMessage>[] = [
  ...fields('id', 'created_at', 'name', 'email'),
  ['username', ({ username }) => username],
  ...fields('subject', 'message', 'handled_at', 'answered', 'handled_by_name', 'note'),
];

export const AD_COLUMNS: readonly Column<AdminAd>[] = [
  ...fields('id', 'title', 'placement', 'active', 'weight', 'starts_at', 'ends_at', 'views', 'clicks', 'click_rate'),
  ...fields('link'),
];

export const DOWNLOADER_COLUMNS: readonly Column<AdminDownloader>[] = [
  ...fields('id', 'username', 'display_name', 'email', 'language', 'first_at'),
];

export const LOG_COLUMNS: readonly Column<LogCard>[] = [
  ...fields('id', 'at', 'actor_name', 'actor', 'action', 'target_name', 'target', 'reason'),
  ['before', ({ before }) => json(before)],
  ['after', ({ after }) => json(after)],
  ...fields('request_id', 'undoes'),
];

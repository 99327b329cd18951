import type { EndpointId } from '@bigorna/domain/endpoints/index';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';

/** A view of react-admin. */
export type View = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** The endpoint of each view, by resource of react-admin. */
export const RESOURCE_CALLS = {
  users: { list: 'adminListUsers', show: 'adminGetUser', edit: 'adminUpdateUser' },
  mods: {
    list: 'adminListMods',
    show: 'adminGetMod',
    create: 'adminCreateMod',
    edit: 'adminUpdateMod',
    delete: 'adminDeleteMod',
  },
  ads: {
    list: 'adminListAds',
    show: 'adminGetAd',
    create: 'adminCreateAd',
    edit: 'adminUpdateAd',
    delete: 'adminDeleteAd',
  },
  'comments-moderation': { list: 'adminListComments', show: 'adminGetComment' },
  reports: { list: 'adminListReports', show: 'adminGetReport' },
  'contact-messages': { list: 'adminListContactMessages', show: 'adminGetContactMessage' },
  'blocked-files': {
    list: 'adminListBlockedFiles',
    show: 'adminGetBlockedFile',
    create: 'adminCreateBlockedFile',
    edit: 'adminUpdateBlockedFile',
    delete: 'adminDeleteBlockedFile',
  },
  'game-versions': {
    list: 'adminListGameVersions',
    show: 'adminGetGameVersion',
    create: 'adminCreateGameVersion',
    delete: 'adminDeleteGameVersion',
  },
  faq: {
    list: 'adminListFaq',
    show: 'adminGetFaq',
    create: 'adminCreateFaq',
    edit: 'adminUpdateFaq',
    delete: 'adminDeleteFaq',
  },
  changelog: {
    list: 'adminListChangelog',
    show: 'adminGetChangelog',
    create: 'adminCreateChangelog',
    edit: 'adminUpdateChangelog',
    delete: 'adminDeleteChangelog',
  },
  'media-kit': { show: 'adminGetMediaKit', edit: 'adminUpdateMediaKit' },
  announcements: {
    list: 'adminListAnnouncements',
    show: 'adminGetAnnouncement',
    create: 'adminCreateAnnouncement',
    edit: 'adminUpdateAnnouncement',
    delete: 'adminDeleteAnnouncement',
  },
  settings: { show: 'adminGetSettings', edit: 'adminUpdateSettings' },
  logs: { list: 'adminListLogs', show: 'adminGetLog' },
  history: { list: 'adminHistory' },
  downloaders: { list: 'adminListDownloaders' },
} as const satisfies Record<string, Partial<Record<View, EndpointId>>>;

type Calls = typeof RESOURCE_CALLS;
export type ResourceName = keyof Calls;

type NameWith<V extends View> = {
  [K in ResourceName]: Calls[K] extends Record<V, EndpointId> ? K : never;
}[ResourceName];
type Rows = { [K in NameWith<'list'>]: EndpointResponse<Calls[K]['list']>[number] };
type Records = { [K in NameWith<'list'> & NameWith<'show'>]: Rows[K] | EndpointResponse<Calls[K]['show']> };

/** Resources with a list, and the type of a row. */
export type ListName = keyof Rows;
export type StaffRow<K extends ListName> = Rows[K];
/** Resources with a list and records. Until a record is loaded, react-admin shows its row of the list. */
export type RecordName = keyof Records;
export type StaffRecord<K extends RecordName> = Records[K];

const CALLS = new Map<string, Partial<Record<string, EndpointId>>>(Object.entries(RESOURCE_CALLS));

export const isResourceName = (name: string): name is ResourceName => CALLS.has(name);

/** Endpoint of a view, if any. */
export const findViewCall = (resource: string, view: string): EndpointId | undefined => CALLS.get(resource)?.[view];

import { ADMIN, ADMIN_REST, type EndpointTable } from '../endpoint.ts';

const ADS = { ...ADMIN_REST, access: 'edit:ad' } as const;
const FAQ = { ...ADMIN_REST, access: 'edit:faq' } as const;
const CHANGELOG = { ...ADMIN_REST, access: 'edit:changelog' } as const;
const NEWS = { ...ADMIN_REST, access: 'send:announcement' } as const;
const MEDIA_KIT = { ...ADMIN_REST, access: 'edit:media_kit' } as const;
const SETTINGS = { ...ADMIN_REST, access: 'edit:settings' } as const;

export const contentEndpoints = {
  adminListAds: { ...ADS, method: 'get', path: '/admin/ads' },
  adminGetAd: { ...ADS, method: 'get', path: '/admin/ads/{id}' },
  adminCreateAd: { ...ADS, method: 'post', path: '/admin/ads', audit: ['create:ad'] },
  adminUpdateAd: { ...ADS, method: 'put', path: '/admin/ads/{id}', audit: ['edit:ad'] },
  adminDeleteAd: { ...ADS, method: 'delete', path: '/admin/ads/{id}', audit: ['delete:ad'] },
  removeAdPicture: {
    ...ADMIN,
    method: 'post',
    path: '/admin/ads/{id}/remove-picture',
    access: 'remove:picture',
    audit: ['remove:picture'],
    undoable: false,
  },
  adminListFaq: { ...FAQ, method: 'get', path: '/admin/faq' },
  adminGetFaq: { ...FAQ, method: 'get', path: '/admin/faq/{id}' },
  adminCreateFaq: { ...FAQ, method: 'post', path: '/admin/faq', audit: ['create:faq'] },
  adminUpdateFaq: { ...FAQ, method: 'put', path: '/admin/faq/{id}', audit: ['edit:faq'] },
  adminDeleteFaq: { ...FAQ, method: 'delete', path: '/admin/faq/{id}', audit: ['delete:faq'] },
  adminListChangelog: { ...CHANGELOG, method: 'get', path: '/admin/changelog' },
  adminGetChangelog: { ...CHANGELOG, method: 'get', path: '/admin/changelog/{id}' },
  adminCreateChangelog: { ...CHANGELOG, method: 'post', path: '/admin/changelog', audit: ['create:changelog'] },
  adminUpdateChangelog: { ...CHANGELOG, method: 'put', path: '/admin/changelog/{id}', audit: ['edit:changelog'] },
  adminDeleteChangelog: { ...CHANGELOG, method: 'delete', path: '/admin/changelog/{id}', audit: ['delete:changelog'] },
  adminGetMediaKit: { ...MEDIA_KIT, method: 'get', path: '/admin/media-kit/{id}' },
  adminUpdateMediaKit: { ...MEDIA_KIT, method: 'put', path: '/admin/media-kit/{id}', audit: ['edit:media_kit'] },
  adminListAnnouncements: { ...NEWS, method: 'get', path: '/admin/announcements' },
  adminGetAnnouncement: { ...NEWS, method: 'get', path: '/admin/announcements/{id}' },
  adminCreateAnnouncement: { ...NEWS, method: 'post', path: '/admin/announcements', audit: ['create:announcement'] },
  adminUpdateAnnouncement: { ...NEWS, method: 'put', path: '/admin/announcements/{id}', audit: ['edit:announcement'] },
  adminDeleteAnnouncement: {
    ...NEWS,
    method: 'delete',
    path: '/admin/announcements/{id}',
    audit: ['delete:announcement'],
  },
  sendAnnouncement: {
    ...ADMIN,
    method: 'post',
    path: '/admin/announcements/{id}/send',
    access: 'send:announcement',
    limits: ['announcements_by_account'],
    audit: ['send:announcement'],
    undoable: false,
  },
  adminGetSettings: { ...SETTINGS, method: 'get', path: '/admin/settings/{id}' },
  adminUpdateSettings: {
    ...SETTINGS,
    method: 'put',
    path: '/admin/settings/{id}',
    audit: ['edit:settings'],
    freshFactor: true,
  },
} as const satisfies EndpointTable;

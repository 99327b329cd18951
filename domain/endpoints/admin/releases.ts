import { ADMIN, type EndpointTable, MEDIA } from '../endpoint.ts';

const EDIT = { ...ADMIN, access: 'edit:release' } as const;
const UPLOAD = { ...MEDIA, method: 'post', access: 'edit:release', limits: ['staff_uploads_by_account'] } as const;

export const releaseEndpoints = {
  inspectUpload: { ...UPLOAD, path: '/admin/uploads/{slot}/inspect' },
  keepPicture: { ...UPLOAD, path: '/admin/uploads/{slot}/picture' },
  keepIcon: { ...UPLOAD, path: '/admin/uploads/{slot}/icon' },
  createRelease: {
    ...EDIT,
    method: 'post',
    path: '/admin/mods/{id}/releases',
    audit: ['create:release'],
    undoable: false,
  },
  updateRelease: { ...EDIT, method: 'put', path: '/admin/mods/{mod}/releases/{id}', audit: ['edit:release'] },
  clearRelease: { ...EDIT, method: 'post', path: '/admin/mods/{mod}/releases/{id}/clear', audit: ['clear:release'] },
  withdrawRelease: {
    ...EDIT,
    method: 'post',
    path: '/admin/mods/{mod}/releases/{id}/withdraw',
    audit: ['withdraw:release'],
  },
  deleteRelease: {
    ...EDIT,
    method: 'delete',
    path: '/admin/mods/{mod}/releases/{id}',
    audit: ['delete:release'],
    undoable: false,
    freshFactor: true,
  },
} as const satisfies EndpointTable;

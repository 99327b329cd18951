import { ADMIN, type EndpointTable, MEDIA } from '../endpoint.ts';

const READ = { ...MEDIA, method: 'get', access: 'decide:mod', limits: ['archive_reads_by_account'] } as const;

/** The contents of a release's file, for reviewers. */
export const archiveEndpoints = {
  listArchive: { ...READ, path: '/admin/archives/{mod}/{id}' },
  readArchiveFile: { ...READ, path: '/admin/archives/{mod}/{id}/file' },
  fetchReleaseFile: {
    ...ADMIN,
    method: 'post',
    path: '/admin/mods/{mod}/releases/{id}/download',
    access: 'decide:mod',
    audit: ['download:release'],
    undoable: false,
  },
} as const satisfies EndpointTable;

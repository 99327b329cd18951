import { ADMIN_ROOT, API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { findViewCall } from '#shared/api/resource-calls.ts';
import { createHttpClient } from './http-client.ts';
import { withCursors } from './list-cursors.ts';

/**
 * Runs a method of ra-data-simple-rest at the endpoint of a view.
 *
 * @param run gets the provider, and the resource's name in paths of the API
 */
const readView = async <T>(
  resource: string,
  view: 'list' | 'show',
  run: (rest: DataProvider, name: string) => Promise<T>,
): Promise<T> => {
  const id = findViewCall(resource, view);
  if (!id) throw new Error(`${resource} has no endpoint for the view ${view}`);
  const rest = simpleRestProvider(`${API_ROOT}${ADMIN_ROOT}`, withCursors(createHttpClient(id)));
  const [name = ''] = ENDPOINT_TABLE[id].path.slice(ADMIN_ROOT.length + 1).split('/');
  return run(rest, name);
};

/** Forms and buttons write with `callStaffApi`, so that each change has a message and an undo. */
const refuseWrite = (resource: string): Promise<never> =>
  Promise.reject(new Error(`use callStaffApi to write ${resource}`));

/** react-admin's REST data provider for lists and records. It only reads. */
export const dataProvider = {
  getList: (resource, params) => readView(resource, 'list', (rest, name) => rest.getList(name, params)),
  getMany: (resource, params) => readView(resource, 'list', (rest, name) => rest.getMany(name, params)),
  getManyReference: (resource, params) =>
    readView(resource, 'list', (rest, name) => rest.getManyReference(name, params)),
  getOne: (resource, params) => readView(resource, 'show', (rest, name) => rest.getOne(name, params)),
  create: refuseWrite,
  update: refuseWrite,
  updateMany: refuseWrite,
  delete: refuseWrite,
  deleteMany: refuseWrite,
  supportAbortSignal: true,
} satisfies DataProvider;

import type { ApiResponse } from './call.ts';
import { environment } from './environment.ts';

const DOCUMENTS = `http://${environment.firestoreHost}/v1/projects/${environment.project}/databases/(default)/documents`;
const OBJECTS = `http://${environment.storageHost}/v0/b/${environment.bucket}/o`;
const TIMEOUT_MS = 20_000;

const read = async (url: string, scheme: string, token: string | undefined, body?: object): Promise<ApiResponse> => {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: token === undefined ? {} : { Authorization: `${scheme} ${token}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Reads a document through the public REST API of Firestore. The rules decide by the token. */
export const readDocument = (path: string, token: string | undefined): Promise<ApiResponse> =>
  read(`${DOCUMENTS}/${path}`, 'Bearer', token);

/** Queries comments of a mod through the public REST API of Firestore: all comments, or only the visible ones. */
export const readComments = (mod: string, token: string | undefined, all: boolean): Promise<ApiResponse> => {
  const visibleOnly = { fieldFilter: { field: { fieldPath: 'hidden' }, op: 'EQUAL', value: { booleanValue: false } } };
  const query = { from: [{ collectionId: 'comments' }], limit: 50, ...(all ? {} : { where: visibleOnly }) };
  return read(`${DOCUMENTS}/mods/${mod}:runQuery`, 'Bearer', token, { structuredQuery: query });
};

/** Reads metadata or bytes of an object through the public REST API of Storage. */
export const readObject = (path: string, token: string | undefined, bytes: boolean): Promise<ApiResponse> =>
  read(`${OBJECTS}/${encodeURIComponent(path)}${bytes ? '?alt=media' : ''}`, 'Firebase', token);

/** Lists the object names of a folder through the public REST API of Storage. */
export const listObjects = (folder: string, token: string | undefined): Promise<ApiResponse> =>
  read(`${OBJECTS}?prefix=${encodeURIComponent(`${folder}/`)}`, 'Firebase', token);

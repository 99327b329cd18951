import type { Reply } from './call.ts';
import { environment } from './environment.ts';

const DOCUMENTS = `http://${environment.firestoreHost}/v1/projects/${environment.project}/databases/(default)/documents`;
const OBJECTS = `http://${environment.storageHost}/v0/b/${environment.bucket}/o`;
const TIMEOUT_MS = 20_000;

const read = async (url: string, scheme: string, token: string | undefined, body?: object): Promise<Reply> => {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: token === undefined ? {} : { Authorization: `${scheme} ${token}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What Firestore answers a browser with for a document, past the API: the rules decide, by the token. */
export const readDocument = (path: string, token: string | undefined): Promise<Reply> =>
  read(`${DOCUMENTS}/${path}`, 'Bearer', token);

/** The same for a mod's comments, all or those alone that are shown. */
export const readComments = (mod: string, token: string | undefined, all: boolean): Promise<Reply> => {
  const shown = { fieldFilter: { field: { fieldPath: 'hidden' }, op: 'EQUAL', value: { booleanValue: false } } };
  const query = { from: [{ collectionId: 'comments' }], limit: 50, ...(all ? {} : { where: shown }) };
  return read(`${DOCUMENTS}/mods/${mod}:runQuery`, 'Bearer', token, { structuredQuery: query });
};

/** What Storage answers a browser with for an object: what is known of it, or its bytes. */
export const readObject = (path: string, token: string | undefined, bytes: boolean): Promise<Reply> =>
  read(`${OBJECTS}/${encodeURIComponent(path)}${bytes ? '?alt=media' : ''}`, 'Firebase', token);

/** The same for the names of all objects in a folder. */
export const listObjects = (folder: string, token: string | undefined): Promise<Reply> =>
  read(`${OBJECTS}?prefix=${encodeURIComponent(`${folder}/`)}`, 'Firebase', token);

import { environment } from './environment.ts';

/** HTTP status of reading a document through the public REST API of Firestore. The rules decide by the token. */
export const getFirestoreStatus = async (path: string, token: string): Promise<number> => {
  const database = `projects/${environment.project}/databases/(default)`;
  const response = await fetch(`http://${environment.firestoreHost}/v1/${database}/documents/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  return response.status;
};

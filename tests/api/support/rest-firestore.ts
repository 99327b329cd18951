import { environment } from './environment.ts';

/** The status that Firestore answers a browser with for a document: the rules decide, by the token. */
export const firestoreAnswers = async (path: string, token: string): Promise<number> => {
  const database = `projects/${environment.project}/databases/(default)`;
  const response = await fetch(`http://${environment.firestoreHost}/v1/${database}/documents/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  return response.status;
};

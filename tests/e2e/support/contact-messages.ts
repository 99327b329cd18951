import { randomUUID } from 'node:crypto';
import { firestore } from './firebase.ts';

/** Stores a contact message older than any other. */
export const storeMessage = async () => {
  const id = randomUUID();
  const word = id.slice(0, 8);
  const created_at = new Date(Date.UTC(2020, 0, 1));
  const message = {
    name: 'Visita de Prova',
    email: `visita+${word}@bigorna.test`,
    subject: `Assunto ${word} & mais`,
    message: '<b>Linha um</b>\nLinha dois',
    uid: null,
    username: `visita_${word}`,
    handled_by: null,
    answered: false,
    note: '',
  };
  await firestore.doc(`contact_messages/${id}`).create({ ...message, created_at, handled_at: null });
  return { id, ...message };
};

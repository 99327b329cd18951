import { Timestamp } from 'firebase/firestore';

/** A document's data as the entity schemas take it: every timestamp, however deep, as a Date. */
export const plainData = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainData(inner)]));
};

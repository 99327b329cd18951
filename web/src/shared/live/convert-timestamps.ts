import { Timestamp } from 'firebase/firestore';

/** Converts every timestamp to a Date, at any depth, as the entity schemas require. */
export const convertTimestamps = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(convertTimestamps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convertTimestamps(inner)]));
};

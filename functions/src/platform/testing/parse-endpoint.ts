import type { z } from 'zod';

/**
 * Parses the declaration of an exported function: its trigger and runtime options, as the Firebase CLI deploys them.
 *
 * firebase-functions has no other way to read options back. Its types mark `__endpoint` as alpha, but the CLI's
 * discovery reads it (https://github.com/firebase/firebase-functions/pull/999).
 *
 * @throws ZodError if the export is no function of Firebase, or does not match the schema
 */
export const parseEndpoint = <T extends z.ZodType>(schema: T, exported: unknown): z.output<T> =>
  schema.parse(typeof exported === 'function' ? Reflect.get(exported, '__endpoint') : undefined);

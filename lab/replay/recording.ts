import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const request = z.object({
  /** The operationId in openapi.json. */
  id: z.string(),
  /** The caller: a key of `CALLERS`. */
  role: z.string(),
  /** What is special about this request, such as `missing title`. */
  variant: z.string(),
  /** A phase starts when the portal has finished the background work of the previous phase. */
  phase: z.enum(['reads', 'writes', 'reads after writes', 'sign-outs']),
  method: z.string(),
  /** Path and query. `{ticket}` and `{link}` stand for the newest ticket and the newest mailed code. */
  target: z.string(),
  /** JSON is sent unchanged; bytes are stored in base64. */
  body: z.object({ type: z.enum(['json', 'bytes']), text: z.string() }).optional(),
});
const response = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.unknown() });
const recording = z.object({
  about: z.object({
    /** Start and end of the recording, in milliseconds since 1970. */
    from: z.number(),
    to: z.number(),
    /** Hosts of the portal. Each key is the name that replaces the host in a normalized recording. */
    hosts: z.record(z.string(), z.string()),
  }),
  calls: z.array(z.object({ request, answer: response })),
});

export type ReplayRequest = z.infer<typeof request>;
export type ReplayResponse = z.infer<typeof response>;
export type Recording = z.infer<typeof recording>;
export type ReplayCall = Recording['calls'][number];

/** @throws ZodError if the file is not a recording */
export const readRecording = async (file: string): Promise<Recording> =>
  recording.parse(JSON.parse(await readFile(file, 'utf8')));

/** Formats a recording with one line per call, so that text tools can search it. */
export const formatRecording = ({ about, calls }: Recording): string =>
  `{"about":${JSON.stringify(about)},"calls":[\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]}\n`;

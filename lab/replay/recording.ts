import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const request = z.object({
  /** The operationId of openapi.json. */
  id: z.string(),
  /** Who calls: a name of `CALLERS`. */
  role: z.string(),
  /** What is special about this request, such as `missing title`. */
  variant: z.string(),
  /** Requests of one phase start when the portal is quiet after the phase before. */
  phase: z.enum(['reads', 'writes', 'reads after writes']),
  method: z.string(),
  /** Path and query; `{ticket}` and `{link}` stand for what the portal handed out last. */
  target: z.string(),
  /** Sent as it is; bytes are in base64. */
  body: z.object({ type: z.enum(['json', 'bytes']), text: z.string() }).optional(),
});
const response = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.unknown() });
const recording = z.object({
  about: z.object({
    /** When it began and ended, in milliseconds since 1970. */
    from: z.number(),
    to: z.number(),
    /** The portal's own addresses, by the name that stands for each. */
    hosts: z.record(z.string(), z.string()),
  }),
  calls: z.array(z.object({ request, answer: response })),
});

export type ReplayRequest = z.infer<typeof request>;
export type ReplayResponse = z.infer<typeof response>;
export type Recording = z.infer<typeof recording>;
export type ReplayCall = Recording['calls'][number];

/** @throws ZodError where the file holds no recording */
export const readRecording = async (file: string): Promise<Recording> =>
  recording.parse(JSON.parse(await readFile(file, 'utf8')));

/** One line for each call, so that text tools can search it. */
export const formatRecording = ({ about, calls }: Recording): string =>
  `{"about":${JSON.stringify(about)},"calls":[\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]}\n`;

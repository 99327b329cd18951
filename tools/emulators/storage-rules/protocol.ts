/**
 * Protocol of firebase-tools: one JSON object per line, in both directions, several requests in parallel. Requests are
 * `load_ruleset` and `verify`. A verify that needs a document responds with the document's path, and continues when the
 * document arrives under the same id.
 */
import { z } from 'zod';
import { compileRules, type Rule } from './compiler.ts';
import type { Variables } from './conditions.ts';
import { decide } from './decision.ts';
import { decodeValue } from './decode.ts';
import { DocumentNeeded, Documents } from './documents.ts';
import { METHODS, RulesSyntaxError } from './parser.ts';

const loadMessage = z.object({
  id: z.number(),
  action: z.literal('load_ruleset'),
  context: z.object({
    rulesetName: z.string(),
    source: z.object({ files: z.tuple([z.object({ name: z.string(), content: z.string() })]) }),
  }),
});
const verifyMessage = z.object({
  id: z.number(),
  action: z.literal('verify'),
  context: z.object({
    rulesetName: z.string(),
    service: z.literal('firebase.storage'),
    path: z.string(),
    method: z.enum(METHODS),
    variables: z.record(z.string(), z.unknown()),
  }),
});
const documentMessage = z.object({
  id: z.number(),
  action: z.undefined().optional(),
  status: z.string(),
  result: z.object({ fields: z.looseObject({}).optional() }).optional(),
});
const numbered = z.object({ id: z.number() });
const message = z.union([loadMessage, verifyMessage, documentMessage]);
type Verify = z.infer<typeof verifyMessage>;

/** The line that reports a ready runtime. */
export const READY = respond(-1, {});

/** Responds to input lines. Stores loaded rulesets, and the verify requests that wait for a document. */
export class Conversation {
  readonly #rulesets = new Map<string, readonly Rule[]>();
  readonly #waiting = new Map<number, { verify: Verify; documents: Documents; path: string }>();

  /**
   * @param line one line of input, possibly invalid
   * @returns the response line; null for input without an id
   */
  receive(line: string): string | null {
    const input = parseJson(line);
    const parsed = message.safeParse(input);
    if (parsed.success) {
      const received = parsed.data;
      if (received.action === 'load_ruleset') return this.#load(received);
      if (received.action === 'verify') return this.#verify(received, new Documents());
      return this.#resume(received);
    }
    const { data } = numbered.safeParse(input);
    return data === undefined
      ? null
      : respond(data.id, { permit: false }, ['The storage rules runtime does not understand this request']);
  }

  #load({ id, context }: z.infer<typeof loadMessage>): string {
    const [{ name, content }] = context.source.files;
    try {
      this.#rulesets.set(context.rulesetName, compileRules(content));
      return respond(id, { rulesVersion: 2 });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      return respond(id, {}, [issue(error, name)]);
    }
  }

  #verify(verify: Verify, documents: Documents): string {
    const { id, context } = verify;
    const ruleset = this.#rulesets.get(context.rulesetName);
    if (ruleset === undefined) return respond(id, { permit: false }, ['No storage rules are loaded']);
    try {
      const { permit, warnings } = decide(ruleset, { ...context, variables: readVariables(verify) }, documents);
      return respond(id, { permit }, [], warnings);
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#waiting.set(id, { verify, documents, path: error.path });
      return documentRequest(id, error.path);
    }
  }

  #resume({ id, status, result }: z.infer<typeof documentMessage>): string {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return respond(id, { permit: false }, ['No request waits for this document']);
    this.#waiting.delete(id);
    waiting.documents.add(waiting.path, status === 'ok' ? (result?.fields ?? {}) : null);
    return this.#verify(waiting.verify, waiting.documents);
  }
}

/** `request` and `resource`. firebase-tools sends the method separately; rules read it as `request.method`. */
function readVariables({ context: { method, variables } }: Verify): Variables {
  const readRequest = () => {
    const request = decodeValue(variables.request);
    return request instanceof Map ? new Map([...request, ['method', method]]) : request;
  };
  return new Map([
    ['request', readRequest],
    ['resource', () => decodeValue(variables.resource)],
  ]);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** `status` is "ok" also for errors: firebase-tools ignores any other response and would wait forever. */
function respond(id: number, result: object, errors: readonly string[] = [], warnings: readonly string[] = []): string {
  return JSON.stringify({ id, status: 'ok', errors, warnings, result });
}

function documentRequest(id: number, path: string): string {
  const action = 'fetch_firestore_document';
  return JSON.stringify({ server_request_id: id, action, status: 'ok', errors: [], warnings: [], context: { path } });
}

/** The format that firebase-tools prints as "{description} in {file}:{line}". */
function issue(error: RulesSyntaxError, fileName: string): string {
  return JSON.stringify({
    description_: error.message,
    severity_: 'ERROR',
    sourcePosition_: { fileName_: fileName, line_: error.line, column_: 1 },
  });
}

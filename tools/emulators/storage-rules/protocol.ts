/**
 * The conversation with firebase-tools: one JSON object a line, in both directions, several requests at once.
 * It asks `load_ruleset` and `verify`; a verify that needs a document answers with that document's path instead, and
 * goes on when the document arrives under the same id.
 */
import { z } from 'zod';
import { compileRules, type Ruleset } from './compiler.ts';
import { decide, type Request } from './decision.ts';
import { decodeDocument, decodeProtocol, isObject } from './decode.ts';
import { DocumentNeeded, Documents } from './documents.ts';
import { RulesSyntaxError } from './lexer.ts';
import { METHODS } from './parser.ts';
import { RulesError, type RulesValue } from './values.ts';

const loadMessage = z.object({
  id: z.number(),
  action: z.literal('load_ruleset'),
  context: z.object({
    rulesetName: z.string(),
    source: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })).length(1) }),
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
  result: z.object({ fields: z.unknown().optional() }).optional(),
});
const message = z.union([loadMessage, verifyMessage, documentMessage]);
type Load = z.infer<typeof loadMessage>;
type Verify = z.infer<typeof verifyMessage>;
type DocumentAnswer = z.infer<typeof documentMessage>;

/** The line that says the runtime is ready. */
export const READY = answer(-1, {});

/** Holds loaded rulesets and the verifies that wait for a document. */
export class Conversation {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, { verify: Verify; documents: Documents; path: string }>();

  /**
   * @param line one line of input, whatever it holds.
   * @returns the line that answers it; null when it cannot be answered because it bears no id.
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
    return isObject(input) && typeof input.id === 'number'
      ? answer(input.id, { permit: false }, ['The storage rules runtime does not understand this request'])
      : null;
  }

  #load({ id, context }: Load): string {
    const [file] = context.source.files;
    try {
      const ruleset = compileRules(file?.content ?? '');
      this.#rulesets.set(context.rulesetName, ruleset);
      return answer(id, { rulesVersion: ruleset.version });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      return answer(id, {}, [issue(error, file?.name ?? 'storage.rules')]);
    }
  }

  #verify(verify: Verify, documents: Documents): string {
    const { id, context } = verify;
    const ruleset = this.#rulesets.get(context.rulesetName);
    if (ruleset === undefined) return answer(id, { permit: false }, ['No storage rules are loaded']);
    try {
      const { permit, warnings } = decide(ruleset, readRequest(verify), documents);
      return answer(id, { permit }, [], warnings);
    } catch (error) {
      if (error instanceof RulesError) return answer(id, { permit: false }, [], [error.message]);
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#waiting.set(id, { verify, documents, path: error.path });
      return documentRequest(id, error.path);
    }
  }

  #resume({ id, status, result }: DocumentAnswer): string {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return answer(id, { permit: false }, ['No request waits for this document']);
    this.#waiting.delete(id);
    try {
      waiting.documents.add(waiting.path, status === 'ok' ? decodeDocument(result?.fields) : null);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return answer(id, { permit: false }, [], [`${waiting.path}: ${error.message}`]);
    }
    return this.#verify(waiting.verify, waiting.documents);
  }
}

function readRequest({ context }: Verify): Request {
  const { method, path } = context;
  const variables = new Map<string, RulesValue>();
  for (const name of ['request', 'resource']) variables.set(name, decodeProtocol(context.variables[name]));
  const request = variables.get('request');
  if (request instanceof Map) variables.set('request', new Map([...request, ['method', method]]));
  return { method, path, variables };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** `status` stays "ok" also with errors: firebase-tools drops every other answer and would wait for ever. */
function answer(id: number, result: object, errors: readonly string[] = [], warnings: readonly string[] = []): string {
  return JSON.stringify({ id, status: 'ok', errors, warnings, result });
}

function documentRequest(id: number, path: string): string {
  const action = 'fetch_firestore_document';
  return JSON.stringify({ server_request_id: id, action, status: 'ok', errors: [], warnings: [], context: { path } });
}

/** The shape from which firebase-tools prints "{description} in {file}:{line}". */
function issue(error: RulesSyntaxError, fileName: string): string {
  return JSON.stringify({
    description_: error.message,
    severity_: 'ERROR',
    sourcePosition_: { fileName_: fileName, line_: error.line, column_: 1 },
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { encode, loadMessage, map, verifyMessage } from './ask.ts';
import { checkStorageRules } from './compiler.ts';

const RUNTIME = join(import.meta.dirname, 'runtime.ts');
const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function account(id) { return firestore.get(/databases/(default)/documents/users/$(id)).data; }
    match /open/{id} { allow get; }
    match /quarantine/{id} {
      allow create: if request.auth != null && account(request.auth.uid).role == 'admin'
        && request.resource.size < 1000;
    }
    match /friends/{id} {
      allow get: if account(account(request.auth.uid).friend).role == 'admin';
    }
  }
}`;

type Message = object;

/** The runtime as firebase-tools runs it: a process that reads and writes lines. */
class Runtime {
  readonly process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  constructor() {
    const child = spawn(process.execPath, [RUNTIME], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.process = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }
  send(message: Message | string): void {
    this.process.stdin?.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  }
  async receive(): Promise<unknown> {
    const { value } = await this.#lines.next();
    return JSON.parse(value);
  }
  async ask(message: Message): Promise<unknown> {
    this.send(message);
    return this.receive();
  }
}

function verify(id: number, method: string, path: string, uid: string | null = null, size = 10): Message {
  const request = map({
    path: { path_value: { segments: path.split('/').map((simple) => ({ simple })) } },
    time: encode(new Date('2026-03-01T12:30:45.123Z')),
    resource: encode({ size, contentType: null, metadata: {} }),
    auth: encode(uid === null ? null : { uid, token: {} }),
  });
  return verifyMessage(id, { method, path: `/b/main/o/${path}`, request });
}

const found = (id: number, fields?: object): Message => ({
  ...{ id, status: 'ok', warnings: [], errors: [] },
  result: { name: 'projects/demo/databases/(default)/documents/users/x', fields },
});
const missing = (id: number): Message => ({ id, status: 'not_found', warnings: [], errors: [] });
const permit = (id: number, value: boolean) =>
  expect.objectContaining({ id, status: 'ok', errors: [], result: { permit: value } });
const wants = (id: number, user: string) =>
  expect.objectContaining({
    server_request_id: id,
    status: 'ok',
    context: { path: `/databases/(default)/documents/users/${user}` },
  });
const ADMIN = { role: { stringValue: 'admin' } };

describe('runtime process', () => {
  let runtime: Runtime;
  beforeEach(async () => {
    runtime = new Runtime();
    expect(await runtime.receive()).toEqual({ id: -1, status: 'ok', errors: [], warnings: [], result: {} });
  });
  afterEach(() => {
    runtime.process.kill();
  });

  it('loads rules and reports their version', async () => {
    expect(await runtime.ask(loadMessage(0, RULES))).toEqual({
      ...{ id: 0, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } },
    });
  });

  it('rejects invalid rules in the format that firebase-tools prints, and denies later requests', async () => {
    const response = await runtime.ask(
      loadMessage(0, RULES.replace('request.auth != null', 'request.auth != nothing')),
    );
    expect(response).toMatchObject({ id: 0, status: 'ok', errors: [expect.any(String)] });
    const [error] = z.object({ errors: z.array(z.string()) }).parse(response).errors;
    expect(JSON.parse(error ?? '')).toMatchObject({
      description_: "Unknown variable 'nothing'",
      sourcePosition_: { fileName_: '/project/storage.rules', line_: 7 },
    });
    expect(await runtime.ask(verify(1, 'get', 'open/1'))).toMatchObject({ id: 1, result: { permit: false } });
  });

  it('denies before rules are loaded, and decides afterwards', async () => {
    expect(await runtime.ask(verify(0, 'get', 'open/1'))).toMatchObject({ result: { permit: false } });
    await runtime.ask(loadMessage(1, RULES));
    expect(await runtime.ask(verify(2, 'get', 'open/1'))).toEqual(permit(2, true));
    expect(await runtime.ask(verify(3, 'get', 'closed/1'))).toEqual(permit(3, false));
    expect(await runtime.ask(verify(4, 'create', 'open/1'))).toEqual(permit(4, false));
  });

  it('requests a document, and decides by its content', async () => {
    await runtime.ask(loadMessage(0, RULES));
    expect(await runtime.ask(verify(1, 'create', 'quarantine/a', 'ana'))).toEqual(wants(1, 'ana'));
    expect(await runtime.ask(found(1, ADMIN))).toEqual(permit(1, true));
    expect(await runtime.ask(found(1, ADMIN))).toMatchObject({ id: 1, result: { permit: false } });
    expect(await runtime.ask(verify(2, 'create', 'quarantine/a', 'ana', 5000))).toEqual(wants(2, 'ana'));
    expect(await runtime.ask(found(2, ADMIN))).toEqual(permit(2, false));
    expect(await runtime.ask(verify(3, 'create', 'quarantine/a', 'bia'))).toEqual(wants(3, 'bia'));
    expect(await runtime.ask(found(3, { role: { stringValue: 'user' } }))).toEqual(permit(3, false));
  });

  it('denies if the document is missing, empty or unreadable, and at once without a session', async () => {
    await runtime.ask(loadMessage(0, RULES));
    await runtime.ask(verify(1, 'create', 'quarantine/a', 'ana'));
    expect(await runtime.ask(missing(1))).toEqual(permit(1, false));
    await runtime.ask(verify(2, 'create', 'quarantine/a', 'ana'));
    expect(await runtime.ask(found(2))).toEqual(permit(2, false));
    await runtime.ask(verify(3, 'create', 'quarantine/a', 'ana'));
    expect(await runtime.ask(found(3, { role: { strangeValue: 'admin' } }))).toEqual(permit(3, false));
    await runtime.ask(verify(5, 'create', 'quarantine/a', 'ana'));
    const twofold = { role: { stringValue: 'admin', integerValue: '1' } };
    expect(await runtime.ask(found(5, twofold))).toEqual(permit(5, false));
    expect(await runtime.ask(verify(4, 'create', 'quarantine/a', null))).toEqual(permit(4, false));
  });

  it('fetches documents one after the other when the second depends on the first', async () => {
    await runtime.ask(loadMessage(0, RULES));
    expect(await runtime.ask(verify(1, 'get', 'friends/a', 'ana'))).toEqual(wants(1, 'ana'));
    expect(await runtime.ask(found(1, { friend: { stringValue: 'bia' } }))).toEqual(wants(1, 'bia'));
    expect(await runtime.ask(found(1, ADMIN))).toEqual(permit(1, true));
  });

  it('separates several waiting requests', async () => {
    await runtime.ask(loadMessage(0, RULES));
    runtime.send(verify(1, 'create', 'quarantine/a', 'ana'));
    runtime.send(verify(2, 'create', 'quarantine/a', 'bia'));
    expect(await runtime.receive()).toEqual(wants(1, 'ana'));
    expect(await runtime.receive()).toEqual(wants(2, 'bia'));
    expect(await runtime.ask(found(2, ADMIN))).toEqual(permit(2, true));
    expect(await runtime.ask(found(1, { role: { stringValue: 'user' } }))).toEqual(permit(1, false));
  });

  it('encodes a special uid as one segment, and rejects a path traversal', async () => {
    await runtime.ask(loadMessage(0, RULES));
    const strange = 'a b?c#d%2F';
    expect(await runtime.ask(verify(1, 'create', 'quarantine/a', strange))).toEqual(
      wants(1, encodeURIComponent(strange)),
    );
    await runtime.ask(found(1, ADMIN));
    expect(await runtime.ask(verify(2, 'create', 'quarantine/a', '..'))).toEqual(permit(2, false));
    expect(await runtime.ask(verify(3, 'create', 'quarantine/a', 'ana/x/y'))).toEqual(permit(3, false));
  });

  it('ignores invalid lines', async () => {
    await runtime.ask(loadMessage(0, RULES));
    for (const line of ['garbage', '{', '[]', '7', '"x"', '', '{"status":"ok"}']) runtime.send(line);
    expect(await runtime.ask({ id: 5, action: 'dance' })).toMatchObject({ id: 5, errors: [expect.any(String)] });
    expect(await runtime.ask({ id: 6, action: 'verify', context: {} })).toMatchObject({ result: { permit: false } });
    expect(await runtime.ask(found(7, ADMIN))).toMatchObject({ id: 7, result: { permit: false } });
    expect(await runtime.ask(verify(8, 'get', 'open/1'))).toEqual(permit(8, true));
  });

  it('ends when its input ends', async () => {
    const ended = new Promise((resolve) => runtime.process.once('exit', resolve));
    runtime.process.stdin?.end();
    expect(await ended).toBe(0);
  });
});

describe('check before the start', () => {
  it('accepts valid rules, and names the line of a fault', () => {
    expect(() => checkStorageRules(RULES)).not.toThrow();
    const check = () => checkStorageRules(RULES.replace('allow get;', 'allow get'));
    expect(check).toThrow(LauncherError);
    expect(check).toThrow("line 5: Expected ';'");
  });
});

import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../emulators/listen.ts';
import { checkStorageRulesRole, getRulesAgent, RULES_ROLE } from './storage-rules-role.ts';

const NUMBER = '123456';
const environment = { project: 'portal', headers: async () => ({ authorization: 'Bearer mine' }) };
let policy: object;
const server = createServer((request, response) => {
  const isPolicy = request.method === 'POST' && request.url === '/v1/projects/portal:getIamPolicy';
  const isKnown = isPolicy || (request.method === 'GET' && request.url === '/v1/projects/portal');
  response.statusCode = isKnown && request.headers.authorization === 'Bearer mine' ? 200 : 404;
  response.end(JSON.stringify(isPolicy ? policy : { projectNumber: NUMBER }));
});
let url: string;
beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});
afterAll(() => void server.close());

const member = getRulesAgent(NUMBER);
beforeEach(() => {
  policy = { bindings: [{ role: RULES_ROLE, members: ['user:ana@example.com', member] }] };
});

describe('role of Storage rules', () => {
  it('passes if the service agent may read Firestore (R153)', async () => {
    await expect(checkStorageRulesRole(environment, url)).resolves.toBeUndefined();
  });

  it.each([
    ['nobody has it', {}],
    ['another account has it', { bindings: [{ role: RULES_ROLE, members: ['user:ana@example.com'] }] }],
    ['the agent has another role', { bindings: [{ role: 'roles/viewer', members: [member] }] }],
    ['it holds only at times', { bindings: [{ role: RULES_ROLE, members: [member], condition: { title: 'x' } }] }],
  ])('fails with the command that grants the role when %s (R153)', async (_when, found) => {
    policy = found;
    await expect(checkStorageRulesRole(environment, url)).rejects.toThrow(
      `gcloud projects add-iam-policy-binding portal --member=${member} --role=${RULES_ROLE}`,
    );
  });
});

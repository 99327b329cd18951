import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ReceivedResponse } from '../send.ts';
import { findFaults, mayHitOtherEndpoint } from './judge.ts';
import type { Operation } from './operations.ts';

const operation: Operation = {
  id: 'getThing',
  method: 'GET',
  path: '/api/things/{id}',
  access: 'signed_in',
  parameters: [],
  body: undefined,
  responses: new Map([
    [200, { description: 'Done', schema: z.object({ success: z.literal(true), data: z.number() }) }],
    [404, { description: 'record_not_found', schema: z.unknown() }],
    [416, { description: 'No such range', schema: undefined }],
  ]),
  fields: [],
};
const headers = {
  'x-request-id': 'r',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
};
const refusal = (code: string, message = 'Não encontrado.') => JSON.stringify({ success: false, code, message });
const good = { status: 200, headers, text: '{"success":true,"data":1}' };
const missing = { status: 404, headers, text: refusal('record_not_found') };
const judge = (response: ReceivedResponse, isOtherEndpoint = false, of = operation) =>
  findFaults(of, response, isOtherEndpoint, 'GET');
const cached = (response: ReceivedResponse): ReceivedResponse => ({
  ...response,
  headers: { ...headers, 'cache-control': 'public, max-age=0, s-maxage=5' },
});

describe('response judge', () => {
  it('finds no fault in a response that matches its declaration', () => {
    expect(judge(good)).toEqual([]);
    expect(judge(missing)).toEqual([]);
    expect(judge({ status: 416, headers, text: '' })).toEqual([]);
    expect(judge(cached(good), false, { ...operation, access: 'public' })).toEqual([]);
    expect(judge({ ...missing, text: refusal('mod_not_found') }, true)).toEqual([]);
    expect(judge({ status: 400, headers: {}, text: '<pre>at decode (' })).toEqual([]);
  });
  it.each([
    ['a server error', { ...good, status: 500 }, 'a 500'],
    ['a gateway error', { status: 502, headers: {}, text: '' }, 'a 502'],
    ['an undeclared status', { ...missing, status: 409, text: refusal('stale') }, 'status 409 is not declared'],
    ['an undeclared code', { ...missing, text: refusal('mod_not_found') }, 'mod_not_found is not declared'],
    ['a code of another status', { ...missing, text: refusal('stale') }, 'stale with status 404'],
    ['no envelope', { ...missing, text: '<html>' }, 'no envelope'],
    ['no message', { ...missing, text: refusal('record_not_found', '') }, 'no message'],
    ['a cacheable failure', cached(missing), 'Cache-Control of a failure'],
    ['a cacheable private response', cached(good), 'Cache-Control: public'],
    ['another body', { ...good, text: '{"success":true,"data":"1"}' }, 'not as declared'],
    ['an engine', { ...missing, text: refusal('record_not_found', 'SQLITE_BUSY') }, 'words of an engine'],
    ['a stack', { ...missing, text: refusal('record_not_found', 'at doc (index.js:1:2)') }, 'words of an engine'],
  ])('finds %s', (_what, response, fault) => {
    expect(judge(response).join('; ')).toContain(fault);
  });
  it.each([
    ['/api/things/x', false],
    ['/api/things/x?y=/../', false],
    ['/api/things/%2e%2e', true],
    ['/api/things/a%2Fb', true],
    ['/api/things//', true],
    ['/api/things/.x', true],
    ['/api/things/', true],
    ['/api/things/../x', true],
  ])('detects whether %s may reach another endpoint: %s', (target, isOtherEndpoint) => {
    expect(mayHitOtherEndpoint(operation, 'GET', target)).toBe(isOtherEndpoint);
    expect(mayHitOtherEndpoint(operation, 'POST', target)).toBe(true);
  });
});

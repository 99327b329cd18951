import { logger } from 'firebase-functions';
import { describe, expect, it, vi } from 'vitest';
import { doc } from '../platform/documents.ts';
import { parseWrittenDocument, runHandlers, type WriteHandler } from './parse-write.ts';

vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { error: vi.fn() },
}));

const createHandler = (name: string, follow = vi.fn(async (_: string) => undefined)) => ({ name, handle: follow });

describe('runHandlers', () => {
  it('runs every handler with the same write', async () => {
    const list = [createHandler('one'), createHandler('two')];
    await runHandlers(list, 'what was written');
    for (const { handle } of list) expect(handle.mock.calls).toEqual([['what was written']]);
  });

  it('runs the other handlers when a handler fails, logs the failure and throws for a retry', async () => {
    const thrower: WriteHandler<string> = {
      name: 'thrower',
      handle: () => {
        throw new Error('at once');
      },
    };
    const [first, last] = [createHandler('first'), createHandler('last')];
    const failing = createHandler(
      'failing',
      vi.fn(() => Promise.reject(new Error('later'))),
    );
    await expect(runHandlers([first, thrower, failing, last], 'x')).rejects.toThrow('Not followed by thrower, failing');
    expect(first.handle).toHaveBeenCalledOnce();
    expect(last.handle).toHaveBeenCalledOnce();
    expect(vi.mocked(logger.error).mock.calls.map(([, details]) => details.name)).toEqual(['thrower', 'failing']);
  });
});

describe('parseWrittenDocument', () => {
  const PATTERN = 'users/{uid}/favorites/{mod}';
  const ref = { path: doc(PATTERN, 'u', 'm').path };
  const favorite = { mod_id: 'm', created_at: new Date() };
  const side = (data: unknown) => ({ exists: data !== undefined, ref, data: () => data });

  it('returns the document before and after the write', () => {
    expect(parseWrittenDocument(PATTERN, { before: side(undefined), after: side(favorite) })).toEqual({
      before: undefined,
      after: favorite,
    });
    expect(parseWrittenDocument(PATTERN, { before: side(favorite), after: side(undefined) })).toEqual({
      before: favorite,
      after: undefined,
    });
    expect(parseWrittenDocument(PATTERN, undefined)).toEqual({ before: undefined, after: undefined });
  });

  it('treats an invalid document as missing and logs its path', () => {
    const written = parseWrittenDocument(PATTERN, { before: side(favorite), after: side({ mod_id: 7 }) });
    expect(written).toEqual({ before: favorite, after: undefined });
    expect(vi.mocked(logger.error)).toHaveBeenCalledWith(expect.any(String), {
      path: 'users/u/favorites/m',
      fields: ['mod_id', 'created_at'],
    });
  });
});

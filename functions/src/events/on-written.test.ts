import { logger } from 'firebase-functions';
import { describe, expect, it, vi } from 'vitest';
import { doc } from '../platform/documents.ts';
import { type Follower, followAll } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { error: vi.fn() },
}));

const follower = (name: string, follow = vi.fn(async (_: string) => undefined)) => ({ name, follow });

describe('a write', () => {
  it('is followed by all, each told the same', async () => {
    const list = [follower('one'), follower('two')];
    await followAll(list, 'what was written');
    for (const { follow } of list) expect(follow.mock.calls).toEqual([['what was written']]);
  });

  it('that one does not follow is followed by the others, told in the log, and fails so that it comes again', async () => {
    const thrower: Follower<string> = {
      name: 'thrower',
      follow: () => {
        throw new Error('at once');
      },
    };
    const [first, last] = [follower('first'), follower('last')];
    const failing = follower(
      'failing',
      vi.fn(() => Promise.reject(new Error('later'))),
    );
    await expect(followAll([first, thrower, failing, last], 'x')).rejects.toThrow('Not followed by thrower, failing');
    expect(first.follow).toHaveBeenCalledOnce();
    expect(last.follow).toHaveBeenCalledOnce();
    expect(vi.mocked(logger.error).mock.calls.map(([, told]) => told.name)).toEqual(['thrower', 'failing']);
  });
});

describe('a written document', () => {
  const PATTERN = 'users/{uid}/favorites/{mod}';
  const ref = { path: doc(PATTERN, 'u', 'm').path };
  const favorite = { mod_id: 'm', created_at: new Date() };
  const side = (data: unknown) => ({ exists: data !== undefined, ref, data: () => data });

  it('is told as it was before and is now', () => {
    expect(writtenDocument(PATTERN, { before: side(undefined), after: side(favorite) })).toEqual({
      before: undefined,
      after: favorite,
    });
    expect(writtenDocument(PATTERN, { before: side(favorite), after: side(undefined) })).toEqual({
      before: favorite,
      after: undefined,
    });
    expect(writtenDocument(PATTERN, undefined)).toEqual({ before: undefined, after: undefined });
  });

  it('that does not fit its schema counts as not there, and is told by its path', () => {
    const written = writtenDocument(PATTERN, { before: side(favorite), after: side({ mod_id: 7 }) });
    expect(written).toEqual({ before: favorite, after: undefined });
    expect(vi.mocked(logger.error)).toHaveBeenCalledWith(expect.any(String), {
      path: 'users/u/favorites/m',
      fields: ['mod_id', 'created_at'],
    });
  });
});

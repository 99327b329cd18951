import { describe, expect, it, vi } from 'vitest';
import { commitOnce } from './commit-once.ts';
import { WriteFailure, type WriteFailureCode } from './write-failure.ts';

const failWith = (code: WriteFailureCode) => async () => {
  throw new WriteFailure(code);
};

describe('a write that the rules allow once (R106)', () => {
  it('succeeds when an earlier attempt was committed', async () => {
    await expect(commitOnce(failWith('denied'), async () => true)).resolves.toBeUndefined();
  });

  it('fails when no attempt was committed, or when the server cannot be read', async () => {
    const denied = { code: 'denied' };
    await expect(commitOnce(failWith('denied'), async () => false)).rejects.toMatchObject(denied);
    await expect(commitOnce(failWith('denied'), failWith('offline'))).rejects.toMatchObject(denied);
  });

  it('looks for an earlier commit only when the rules deny the write', async () => {
    const wasCommitted = vi.fn(async () => true);
    await commitOnce(async () => {}, wasCommitted);
    await expect(commitOnce(failWith('offline'), wasCommitted)).rejects.toMatchObject({ code: 'offline' });
    expect(wasCommitted).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { WriteFailure, type WriteFailureCode } from '#session/live/write-failure.ts';
import { sentOnce } from './sent-once.ts';

const PATH = 'mods/m/comments/c';
const failing = (code: WriteFailureCode) => async () => {
  throw new WriteFailure(code);
};

describe('R106 a new document sent again', () => {
  it('has come about where the stamp leads to it already', async () => {
    await expect(sentOnce(PATH, failing('denied'), async () => PATH)).resolves.toBeUndefined();
  });

  it('is refused where the stamp leads elsewhere, or cannot be read', async () => {
    const refused = { code: 'denied' };
    await expect(sentOnce(PATH, failing('denied'), async () => 'mods/m/comments/d')).rejects.toMatchObject(refused);
    await expect(sentOnce(PATH, failing('denied'), failing('offline'))).rejects.toMatchObject(refused);
  });

  it('asks for the stamp only where the rules refuse it', async () => {
    const stampedPath = vi.fn(async () => PATH);
    await sentOnce(PATH, async () => {}, stampedPath);
    await expect(sentOnce(PATH, failing('offline'), stampedPath)).rejects.toMatchObject({ code: 'offline' });
    expect(stampedPath).not.toHaveBeenCalled();
  });
});

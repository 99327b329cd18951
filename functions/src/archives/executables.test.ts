import { describe, expect, it } from 'vitest';
import { isExecutableName } from './executables.ts';

describe('the name of something a system runs', () => {
  it.each(['a.exe', 'a.EXE', 'a.exe.', 'a.exe. .', 'a.exe:stream'])('is %j', (name) => {
    expect(isExecutableName(name)).toBe(true);
  });
  it.each(['a.txt', 'a.exe.txt', 'exe'])('is not %j', (name) => expect(isExecutableName(name)).toBe(false));

  it('is told of a name by its length alone: as long as an archive can say, of dots that do not end it', () => {
    expect(isExecutableName(`a${'. '.repeat(32_000)}x`)).toBe(false);
  });
});

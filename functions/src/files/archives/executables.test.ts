import { describe, expect, it } from 'vitest';
import { isExecutableName } from './executables.ts';

describe('isExecutableName', () => {
  it.each(['a.exe', 'a.EXE', 'a.exe.', 'a.exe. .', 'a.exe:stream'])('is true for %j', (name) => {
    expect(isExecutableName(name)).toBe(true);
  });
  it.each(['a.txt', 'a.exe.txt', 'exe'])('is false for %j', (name) => expect(isExecutableName(name)).toBe(false));

  it('takes linear time on a name with many dots', () => {
    expect(isExecutableName(`a${'. '.repeat(32_000)}x`)).toBe(false);
  });
});

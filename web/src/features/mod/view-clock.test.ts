import { describe, expect, it } from 'vitest';
import { ViewClock } from './view-clock.ts';

describe('view time of a page (R108)', () => {
  it('counts only visible time and reports each second once', () => {
    const clock = new ViewClock();
    clock.show(0);
    clock.hide(4_600);
    expect(clock.take()).toBe(4);
    clock.hide(9_000);
    expect(clock.take()).toBe(0);
    clock.show(60_000);
    clock.show(60_300);
    clock.hide(60_500);
    expect(clock.take()).toBe(1);
    expect(clock.take()).toBe(0);
  });
});

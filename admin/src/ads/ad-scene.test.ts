import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { describe, expect, it } from 'vitest';
import { adScene, DEVICES, shownSize } from './ad-scene.ts';

const PICTURE = { width: 960, height: 270 };

describe('R130 an ad in its place', () => {
  it('R130 takes the width that the site gives it, in its own proportions', () => {
    expect(shownSize(PICTURE, 'desktop')).toEqual({ width: 728, height: 205 });
    expect(shownSize(PICTURE, 'phone')).toEqual({ width: 328, height: 92 });
    expect(shownSize({ width: 300, height: 100 }, 'desktop')).toEqual({ width: 300, height: 100 });
  });
  it.each(AD_PLACEMENTS)('R130 %s: everything stands within the page, and nothing on the ad', (placement) => {
    for (const device of ['desktop', 'phone'] as const) {
      const { page, height, ad, blocks } = adScene(placement, device, PICTURE);
      expect(page).toBe(DEVICES[device].page);
      for (const block of blocks) {
        expect(block.x).toBeGreaterThanOrEqual(0);
        expect(block.x + block.width).toBeLessThanOrEqual(page);
        expect(block.y + block.height).toBeLessThanOrEqual(height);
        expect(block.y + block.height <= ad.y || block.y >= ad.y + ad.height).toBe(true);
      }
    }
  });
  it('R130 stands in the middle of what it is among: beside the facets of a listing, in the column of a download', () => {
    const middle = ({ ad }: ReturnType<typeof adScene>) => ad.x + ad.width / 2;
    expect(middle(adScene('home_top', 'desktop', PICTURE))).toBe(640);
    expect(middle(adScene('listing', 'desktop', PICTURE))).toBe(779);
    expect(middle(adScene('listing', 'phone', PICTURE))).toBe(180);
    expect(middle(adScene('download', 'desktop', PICTURE))).toBe(640);
  });
});

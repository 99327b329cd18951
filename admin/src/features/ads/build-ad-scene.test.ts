import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { describe, expect, it } from 'vitest';
import { buildAdScene, DEVICES, getDisplaySize } from './build-ad-scene.ts';

const PICTURE = { width: 960, height: 270 };

describe('ad preview (R130)', () => {
  it('scales a wide image down in proportion, and leaves a small image unchanged (R130)', () => {
    expect(getDisplaySize(PICTURE, 'desktop')).toEqual({ width: 728, height: 205 });
    expect(getDisplaySize(PICTURE, 'phone')).toEqual({ width: 328, height: 92 });
    expect(getDisplaySize({ width: 300, height: 100 }, 'desktop')).toEqual({ width: 300, height: 100 });
  });
  it.each(AD_PLACEMENTS)('%s: draws all blocks inside the page and none over the ad (R130)', (placement) => {
    for (const device of ['desktop', 'phone'] as const) {
      const { page, height, ad, blocks } = buildAdScene(placement, device, PICTURE);
      expect(page).toBe(DEVICES[device].page);
      for (const block of blocks) {
        expect(block.x).toBeGreaterThanOrEqual(0);
        expect(block.x + block.width).toBeLessThanOrEqual(page);
        expect(block.y + block.height).toBeLessThanOrEqual(height);
        expect(block.y + block.height <= ad.y || block.y >= ad.y + ad.height).toBe(true);
      }
    }
  });
  it('centers the ad in its column (R130)', () => {
    const middle = ({ ad }: ReturnType<typeof buildAdScene>) => ad.x + ad.width / 2;
    expect(middle(buildAdScene('home_top', 'desktop', PICTURE))).toBe(640);
    expect(middle(buildAdScene('listing', 'desktop', PICTURE))).toBe(779);
    expect(middle(buildAdScene('listing', 'phone', PICTURE))).toBe(180);
    expect(middle(buildAdScene('download', 'desktop', PICTURE))).toBe(640);
  });
});

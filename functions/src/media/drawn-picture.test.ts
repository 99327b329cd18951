import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { drawPicture } from './drawn-picture.ts';
import { HOSTILE_PICTURES, PAYLOAD, TWO_FACED_PICTURES } from './testing/hostile-pictures.ts';

const drawn = (bytes: Uint8Array) => drawPicture(bytes, (picture) => picture.resize(320, 180, { fit: 'cover' }));

describe('a hostile picture', () => {
  it.each(HOSTILE_PICTURES)(
    'R152 $name: $expected',
    async ({ bytes, expected }) => {
      const outcome = await drawn(await bytes()).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({ code: expected });
    },
    30_000,
  );
});

describe('a picture that is something else besides', () => {
  it.each(TWO_FACED_PICTURES)(
    'R152 $name: drawn anew, without it',
    async ({ bytes }) => {
      const { bytes: kept } = await drawn(await bytes());
      const { format, width, height, pages = 1, exif, icc, xmp, iptc } = await sharp(kept).metadata();
      expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 320, height: 180, pages: 1 });
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(kept.includes(PAYLOAD)).toBe(false);
      expect(kept.includes('PK\u0003\u0004')).toBe(false);
    },
    30_000,
  );
});

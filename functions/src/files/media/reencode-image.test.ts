import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { reencodeImage } from './reencode-image.ts';
import { HOSTILE_PICTURES, PAYLOAD, POLYGLOT_PICTURES } from './testing/hostile-pictures.ts';

const reencode = (bytes: Uint8Array) => reencodeImage(bytes, (picture) => picture.resize(320, 180, { fit: 'cover' }));

describe('reencodeImage with hostile pictures', () => {
  it.each(HOSTILE_PICTURES)(
    'rejects $name as $expected (R152)',
    async ({ bytes, expected }) => {
      const outcome = await reencode(await bytes()).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({ code: expected });
    },
    30_000,
  );
});

describe('reencodeImage with other content in a picture', () => {
  it.each(POLYGLOT_PICTURES)(
    're-encodes $name without the other content (R152)',
    async ({ bytes }) => {
      const { bytes: reencoded } = await reencode(await bytes());
      const { format, width, height, pages = 1, exif, icc, xmp, iptc } = await sharp(reencoded).metadata();
      expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 320, height: 180, pages: 1 });
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(reencoded.includes(PAYLOAD)).toBe(false);
      expect(reencoded.includes('PK\u0003\u0004')).toBe(false);
    },
    30_000,
  );
});

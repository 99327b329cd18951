import { generateSprite } from '@bigorna/domain/sprite';
import { createRandom } from '../random.ts';
import { encodePng } from './png.ts';

const TEXTURE = 16;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

/** A 16 × 16 block texture in the sprite colors of the name, with a little noise. */
export const generateTexture = (name: string): Uint8Array => {
  const random = createRandom(`texture:${name}`);
  const tones = generateSprite(name).layers.map(({ fill }) => channels(fill));
  const pixels = new Uint8Array(TEXTURE * TEXTURE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const grain = random.int(-14, 14);
    const tone = random.pick(tones);
    pixels.set([...tone.map((value) => Math.max(0, Math.min(255, value + grain))), 255], at);
  }
  return encodePng(TEXTURE, pixels);
};

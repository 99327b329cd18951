import sharp from 'sharp';

export type Rgb = readonly [number, number, number];

/** `#rrggbb` as numbers. */
export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

/** A picture of few, large pixels. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height * 3);
  }

  /** Colours one pixel; outside the canvas nothing happens. */
  set(x: number, y: number, colour: Rgb): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    this.#pixels.set(colour, (Math.floor(y) * this.width + Math.floor(x)) * 3);
  }

  get(x: number, y: number): Rgb {
    const at = (y * this.width + x) * 3;
    return [this.#pixels[at] ?? 0, this.#pixels[at + 1] ?? 0, this.#pixels[at + 2] ?? 0];
  }

  rect(x: number, y: number, width: number, height: number, colour: Rgb): void {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) this.set(column, row, colour);
    }
  }

  disc(cx: number, cy: number, radius: number, colour: Rgb): void {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) {
        if (x * x + y * y <= radius * radius + radius * 0.6) this.set(cx + x, cy + y, colour);
      }
    }
  }

  /** Lays a colour over a pixel with a share from 0 (nothing) to 1 (all of it). */
  tint(x: number, y: number, colour: Rgb, share: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    this.set(x, y, mix(this.get(x, y), colour, share));
  }

  /** Lays a colour over an area. */
  shade(x: number, y: number, width: number, height: number, colour: Rgb, share: number): void {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) this.tint(column, row, colour, share);
    }
  }

  /** The picture as WebP without loss, each pixel a square of `scale`. */
  async webp(scale: number): Promise<Uint8Array> {
    const { width, height } = this;
    const image = sharp(this.#pixels, { raw: { width, height, channels: 3 } })
      .resize(width * scale, height * scale, { kernel: 'nearest' })
      .webp({ lossless: true, effort: 4 });
    return new Uint8Array(await image.toBuffer());
  }
}

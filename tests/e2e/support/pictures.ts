import sharp from 'sharp';

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

/** An image of three vertical stripes, 300 × 100 px. The middle square is plain blue. */
export const createStripedImage = async (type: PictureType): Promise<Buffer> => {
  const stripe = (background: string, left: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: 300, height: 100, channels: 3, background: '#ff0000' } })
    .composite([stripe('#0000ff', 100), stripe('#00ff00', 200)])
    .toFormat(type)
    .toBuffer();
};

/** A white BMP of one pixel: browsers show it, the server refuses it. */
export const createBitmap = (): Buffer =>
  Buffer.from('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAA/////w==', 'base64');

import sharp from 'sharp';

/** How wide a picture is on a sheet, by the window's width. */
const SHOWN_PX = new Map([
  [360, 240],
  [768, 360],
  [1440, 560],
]);
const GAP_PX = 12;
/** What is below is more of the same. */
const TALLEST_PX = 1_800;
const GROUND = '#808080';

/** Lays the pictures of one page out beside each other. */
export const contactSheet = async (
  pictures: readonly { picture: Buffer; width: number }[],
  path: string,
): Promise<void> => {
  const small = await Promise.all(
    pictures.map(async ({ picture, width }) => {
      const shown = SHOWN_PX.get(width) ?? width;
      const { data, info } = await sharp(picture).resize({ width: shown }).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, TALLEST_PX);
      const cut = await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer();
      return { input: cut, width: info.width, height };
    }),
  );
  const height = Math.max(...small.map((one) => one.height)) + 2 * GAP_PX;
  const width = small.reduce((sum, one) => sum + one.width + GAP_PX, GAP_PX);
  let left = GAP_PX;
  const placed = small.map(({ input, width: taken }) => {
    const at = { input, left, top: GAP_PX };
    left += taken + GAP_PX;
    return at;
  });
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(placed)
    .png()
    .toFile(path);
};

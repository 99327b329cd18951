import { PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
import { SPRITE_SIZE, type Sprite } from '@bigorna/domain/sprite';
import { runImageJob } from './heavy-jobs.ts';
import { loadSharp } from './load-sharp.ts';

/** Behind transparent parts of a thumbnail. */
const GROUND = '#100e0d';
const BLUR_PX = 24;
const DIM = 0.55;
/** A sprite's height in the picture. */
const SPRITE_PX = 490;
const QUALITY = 84;
const TIMEOUT_SECONDS = 10;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Draws a thumbnail whole, in front of its own blurred and darker copy.
 *
 * @param thumbnail a picture that `storePicture` re-encoded
 * @returns a JPEG picture of `PREVIEW_SIZE`
 */
export const renderThumbnailPreview = (thumbnail: Uint8Array): Promise<Buffer> =>
  runImageJob(async () => {
    const sharp = await loadSharp();
    const whole = await sharp(thumbnail)
      .resize({ ...PREVIEW_SIZE, fit: 'contain', background: TRANSPARENT })
      .png()
      .toBuffer();
    return sharp(thumbnail)
      .resize({ ...PREVIEW_SIZE, fit: 'cover' })
      .flatten({ background: GROUND })
      .blur(BLUR_PX)
      .modulate({ brightness: DIM })
      .composite([{ input: whole }])
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  });

/**
 * Draws a sprite in the middle of its background color.
 *
 * @returns a JPEG picture of `PREVIEW_SIZE`
 */
export const renderSpritePreview = ({ ground, layers }: Sprite): Promise<Buffer> =>
  runImageJob(async () => {
    const sharp = await loadSharp();
    const { width, height } = PREVIEW_SIZE;
    const paths = layers.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
    const scale = SPRITE_PX / SPRITE_SIZE;
    const move = `translate(${(width - SPRITE_PX) / 2} ${(height - SPRITE_PX) / 2}) scale(${scale})`;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">` +
      `<rect width="100%" height="100%" fill="${ground}"/><g transform="${move}">${paths}</g></svg>`;
    return sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
  });

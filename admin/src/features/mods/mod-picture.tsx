import { SpritePicture } from '#shared/fields/sprite-picture.tsx';

interface ModPictureProps {
  title: string;
  url: string | null;
  /** Pixels; the ratio is 16:9. */
  width: number;
}

/** A mod's image; without a URL, the sprite generated from the title. */
export const ModPicture = ({ title, url, width }: ModPictureProps) => (
  <SpritePicture name={title} url={url} width={width} aspectRatio="16 / 9" lazy />
);
